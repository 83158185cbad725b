import type { Block } from './blocks';

const CHARACTERS = { min: 6, max: 60 };

/** Returns the share of the width that each column of a table gets: as its longest line requires, within bounds. */
export function columnShares(rows: readonly Block[][][]): number[] {
  const widths = rows.reduce<number[]>((widest, cells) => {
    cells.forEach((blocks, column) => {
      const longest = Math.max(CHARACTERS.min, ...blocks.map(longestLine));
      widest[column] = Math.max(widest[column] ?? 0, Math.min(CHARACTERS.max, longest));
    });
    return widest;
  }, []);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => width / whole);
}

function longestLine(block: Block): number {
  const lines = block.kind === 'list' ? block.items.flat() : 'lines' in block ? block.lines : [];
  return Math.max(0, ...lines.map(({ text }) => text.length));
}
