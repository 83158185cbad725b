"""A chart that a notebook shows without anything installed."""

import html
from typing import Iterable, Optional, Tuple

ROW = 24
LABEL = 220
WIDTH = 640
FIGURE = 90


class Chart:
    def __init__(self, title: str, rows: "list[Tuple[str, Optional[float]]]") -> None:
        self.title, self.rows = title, rows

    def _repr_svg_(self) -> str:
        greatest = max((value for _, value in self.rows if value is not None), default=0) or 1
        lines = []
        for at, (label, value) in enumerate(self.rows):
            y = ROW * (at + 1)
            figure = "no figure" if value is None else f"{value:,.0f}"
            width = 0 if value is None else max(0, value) / greatest * (WIDTH - LABEL - FIGURE)
            lines.append(
                f'<text x="{LABEL - 8}" y="{y + 16}" text-anchor="end">{html.escape(label)}</text>'
                f'<rect x="{LABEL}" y="{y + 4}" width="{width:.1f}" height="{ROW - 8}" fill="#2f6f4f"/>'
                f'<text x="{LABEL + width + 6:.1f}" y="{y + 16}">{figure}</text>'
            )
        height = ROW * (len(self.rows) + 1) + 8
        title = html.escape(self.title)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" '
            f'aria-label="{title}" font-family="sans-serif" font-size="13" fill="currentColor">'
            f'<text x="0" y="16" font-weight="bold">{title}</text>{"".join(lines)}</svg>'
        )

    def __repr__(self) -> str:
        return "\n".join([self.title, *(f"{label}: {value}" for label, value in self.rows)])


def bars(title: str, buckets: Iterable[dict], group: str, figure: str = "count") -> Chart:
    """Draws a bar for each bucket of an aggregation; what has no value has no bar."""

    def label(value) -> str:
        if isinstance(value, dict):
            return str(value.get("label") or value.get("value"))
        return "none" if value is None else str(value)

    return Chart(title, [(label(bucket.get(group)), bucket.get(figure)) for bucket in buckets])
