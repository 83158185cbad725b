import type { ApiChapter, ApiEndpointLink } from '@/lib/recruiter';

const MOST_CALLS = 6;

/** Returns the calls whose name or path holds all of some words; those first whose name begins with them. */
export function callsFound(chapters: readonly ApiChapter[], typed: string): ApiEndpointLink[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const [first = ''] = words;
  return chapters
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ id, title, path }) => {
      const text = `${title} ${path} ${id}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) =>
        Number(other.title.toLowerCase().startsWith(first)) -
        Number(one.title.toLowerCase().startsWith(first)),
    )
    .slice(0, MOST_CALLS);
}
