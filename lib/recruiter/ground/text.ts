const LONGEST_TEXT = 300;

type Text = string | null | undefined;

/** A text for one line of a list: on one line, bounded, null when there is none. */
export function short(text: Text): string | null {
  return text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT) || null;
}

/** The different texts among some, at most so many. */
export function named(values: readonly Text[] | null | undefined, most: number): string[] {
  return [...new Set((values ?? []).map(short).filter((value) => value !== null))].slice(0, most);
}
