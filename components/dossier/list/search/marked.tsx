import { tokensOf } from '@/lib/expression';

type Range = { start: number; end: number };

/** Returns where some terms, each words in a row, are in a text; without overlaps, in their order. Pure. */
export function rangesOf(text: string, terms: readonly string[]): Range[] {
  const tokens = tokensOf(text);
  const found: Range[] = [];
  for (const term of terms) {
    const words = term.split(' ');
    tokens.forEach((token, at) => {
      const last = tokens[at + words.length - 1];
      if (last && words.every((word, step) => tokens[at + step]?.term === word))
        found.push({ start: token.start, end: last.end });
    });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((range, at) => found.slice(0, at).every((before) => before.end <= range.start));
}

/** Marks the search terms in a text. */
export function Marked({ text, terms }: { text: string | null; terms: readonly string[] }) {
  if (!text || terms.length === 0) return text;
  const ranges = rangesOf(text, terms);
  if (ranges.length === 0) return text;
  const parts = ranges.map(({ start, end }, at) => (
    <span key={start}>
      {text.slice(ranges[at - 1]?.end ?? 0, start)}
      <mark className="rounded-xs bg-caution-soft text-inherit">{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
