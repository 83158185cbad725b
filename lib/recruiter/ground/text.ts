const LONGEST_TEXT = 300;

type Text = string | null | undefined;

/** Shortens a text for a line of a list: on one line, bounded, null when empty. */
export function short(text: Text): string | null {
  return text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT) || null;
}

/** Returns the distinct texts, up to a number. */
export function named(values: readonly Text[] | null | undefined, most: number): string[] {
  return [...new Set((values ?? []).map(short).filter((value) => value !== null))].slice(0, most);
}
