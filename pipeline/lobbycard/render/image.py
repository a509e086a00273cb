"""A card's page as a picture of exactly so many pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

POINTS_PER_INCH = 72


def picture(pdf: bytes, dpi: int, bleed: bool = False) -> Image.Image:
    """The one page of a PDF at a resolution, cut at the trim, or with its bleed."""
    import pypdfium2
    from pypdfium2 import raw

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        box = page.get_mediabox() if bleed else page.get_trimbox()
        page.set_cropbox(*box)
        width, height = (round(side * dpi / POINTS_PER_INCH) for side in (box[2] - box[0], box[3] - box[1]))
        bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
        bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
        # The page is stretched to whole pixels: asked for a scale, the renderer would round up and leave a thin edge.
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, raw.FPDF_ANNOT)
        image: Image.Image = bitmap.to_pil().convert("RGB")
        return image
    finally:
        document.close()
