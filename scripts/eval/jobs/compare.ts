/** Rules for values that are equal in spite of their spelling. */

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ł/gu, 'l')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export const compact = (text: string) => fold(text).replace(/\s+/gu, '');

/** Marks of gender do not belong to the name of a job. */
const GENDER =
  /[([]\s*(?:[mwfdxhvk]|gn|all genders?|div|mann|frau)(?:\s*[/|,*]\s*[mwfdxhvk])*\s*[)\]]|\b[mwfhvk]\/[wmfdvx](?:\/[dxm])?\b/giu;

/** Four fifths of the words, marks of gender left aside. */
export function sameTitle(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => fold(text.replace(GENDER, ' ')).split(' ').filter(Boolean));
  const own = new Set(first);
  const shared = new Set(second?.filter((word) => own.has(word)));
  return shared.size / Math.max(own.size, new Set(second).size, 1) >= 0.8;
}

const LEGAL =
  /\b(?:inc|llc|ltd|limited|gmbh|ag|se|sa|sas|sarl|bv|nv|srl|spa|sl|plc|corp|lda|sp z o o|co kg|com|io|ai|the)\b/gu;

/** True for names that are equal except for legal forms, or mostly so. */
export function sameEmployer(a: string, b: string): boolean {
  const [first = '', second = ''] = [a, b].map((text) => fold(text).replace(LEGAL, ' ').replace(/\s+/gu, ''));
  if (first === '' || second === '') return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short === long || (short.length >= 3 && long.includes(short) && short.length / long.length >= 0.5);
}

/** The same name, or a longer form of it. */
export function samePlace(a: string, b: string): boolean {
  const [first, second] = [compact(a), compact(b)];
  return (
    first === second ||
    (first.length > 3 && second.length > 3 && (first.includes(second) || second.includes(first)))
  );
}

/** True for words that differ only in their ending. */
function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return shared >= 4 && shared >= shorter * 0.7 && Math.abs(a.length - b.length) <= 4;
}

/** The words of the shorter name are in the longer one, whatever their endings. */
export function sameSkill(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => fold(text).split(' '));
  if (!first || !second || compact(a) === compact(b)) return true;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const isTelling = short.join('').length >= 3 && long.length <= short.length + 3;
  return isTelling && short.every((word) => long.some((other) => sameWord(word, other)));
}
