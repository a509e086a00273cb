"""Faces, sheets and pictures: a page shows what the models hold and computes nothing."""
