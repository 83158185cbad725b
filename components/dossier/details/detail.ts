/** A lesser thing that was read, in words. */
export type Detail = { readonly label: string; readonly text: string };

type Value = string | number | boolean | null | undefined;

/** Returns a detail for a value; a missing or empty one has no text. */
export function detail(label: string, value: Value | readonly Value[]): Detail {
  const parts = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
  return { label, text: parts.join(', ') };
}

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value).trim();
}

/** Returns the details that are not empty, each label and text once. */
export function telling(details: readonly Detail[]): Detail[] {
  const known = new Map(details.map((one) => [`${one.label}\0${one.text}`, one]));
  return [...known.values()].filter(({ text }) => text !== '');
}

/** Returns a text unless the one next to it is the same. */
export function unlessSame(text: string | null | undefined, shown: string | null | undefined): string {
  return text && text !== shown ? text : '';
}
