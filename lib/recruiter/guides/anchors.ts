/**
 * Returns a function that names the headings of one page as repositories on the web do: lower case, without
 * punctuation, a hyphen for each space, and numbers for headings that repeat. So a link works in both.
 */
export function anchorsOf(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return before === 0 ? name : `${name}-${before}`;
  };
}
