"""A shelf: a package whose modules each hold one named thing, listed without importing any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Generic, TypeVar, cast

T = TypeVar("T")


class Shelf(Mapping[str, T], Generic[T]):
    """Names to things; a thing's module is imported when the thing is asked for."""

    def __init__(self, package: str, attribute: str, kind: type[T], packages: bool = False) -> None:
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec else None
        self._package, self._attribute, self._kind = package, attribute, kind
        self._modules = {
            name.strip("_").replace("_", "-"): name
            for _, name, is_package in iter_modules(folders)
            if is_package == packages
        }

    def __getitem__(self, name: str) -> T:
        module = import_module(f"{self._package}.{self._modules[name]}")
        thing: object = getattr(module, self._attribute)
        if not (isinstance(thing, self._kind) or (isinstance(thing, type) and issubclass(thing, self._kind))):
            raise TypeError(f"{module.__name__}.{self._attribute} is no {self._kind.__name__}")
        return cast("T", thing)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._modules))

    def __len__(self) -> int:
        return len(self._modules)

    def __contains__(self, name: object) -> bool:
        return name in self._modules


@cache
def shelf(package: str, attribute: str, kind: type[T], packages: bool = False) -> Shelf[T]:
    """The shelf of a package: each of its modules (or packages) holds one `attribute` of type `kind`."""
    return Shelf(package, attribute, kind, packages)
