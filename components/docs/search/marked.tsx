const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a text in parts, every second of which is one of the words; a word is found in either case. */
export function markedParts(text: string, words: string): string[] {
  const each = words.split(/\s+/).filter(Boolean).map(escaped);
  return each.length === 0 ? [text] : text.split(new RegExp(`(${each.join('|')})`, 'giu'));
}

/** A text in which the words that were searched for are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <mark key={at} className="rounded-xs bg-transparent font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
