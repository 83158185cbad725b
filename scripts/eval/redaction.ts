import { encode, ResumeData } from '@/lib/contracts';
import { fold } from '@/lib/engine/kernel';
import { parsedDocuments, type ResumeTruth } from './documents.ts';
import { isOfHalf } from './manifest.ts';

/** Shorter parts of a name are also ordinary words too often to prove anything. */
const TELLING_PART = 4;
const TELLING_DIGITS = 7;

/** Kinds of personal data that a redacted document may still hold. */
const KINDS = ['whole name', 'part of the name', 'e-mail', 'telephone', 'link'] as const;
type Kind = (typeof KINDS)[number];
type Remnant = { kind: Kind; text: string };

/** Returns text as it is searched: without accents and case, its parts one space apart. */
const plain = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const digitsOf = (text: string) => text.replace(/\D/gu, '');

/** Returns numbers with whatever separates their groups, so that an adjacent address or year is not part of it. */
const numbersIn = (text: string) => (text.match(/\d(?:[\s()./–-]{0,3}\d)+/gu) ?? []).map(digitsOf);

function remnantsIn(redacted: string, { name, emails, phones, urls }: ResumeTruth): Remnant[] {
  const text = plain(redacted);
  const folded = fold(redacted);
  const numbers = numbersIn(redacted);
  const parts = plain(name).trim().split(' ');
  const isWhole =
    parts.length > 1 && [parts, parts.toReversed()].some((order) => text.includes(` ${order.join(' ')} `));
  const found = (kind: Kind, values: readonly string[], isThere: (value: string) => boolean): Remnant[] =>
    values.filter(isThere).map((value) => ({ kind, text: value }));
  return [
    ...(isWhole ? [{ kind: 'whole name', text: name } as const] : []),
    ...found('part of the name', parts, (part) => part.length >= TELLING_PART && text.includes(` ${part} `)),
    ...found('e-mail', emails, (email) => email !== '' && folded.includes(fold(email))),
    ...found('telephone', phones, (phone) => {
      const digits = digitsOf(phone);
      return digits.length >= TELLING_DIGITS && numbers.some((number) => number.includes(digits));
    }),
    ...found('link', urls, (url) => url !== '' && folded.includes(fold(url).replace(/^https?:\/\//u, ''))),
  ];
}

/**
 * Searches the redacted twins of a set's CVs for personal data in the truth (parsing.md, RedactedResumeData). The half
 * with even numbers is only counted. Parts of names may be words: "Paris" in the CV of someone who lives there.
 */
export async function searchRedacted(
  directory: string,
  only: string | undefined,
  lists: boolean,
): Promise<void> {
  const counts = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]));
  let searched = 0;
  for await (const { id, truth, parsed } of parsedDocuments(directory, only)) {
    if (!parsed) continue;
    searched += 1;
    const redacted = JSON.stringify(encode(ResumeData, parsed.redacted));
    for (const { kind, text } of remnantsIn(redacted, truth)) {
      counts.get(kind)?.add(id);
      if (lists && isOfHalf(id, 'odd')) console.log(`  ${id}: ${kind}: ${text}`);
    }
  }
  console.log(`${directory}: ${searched} redacted CVs were searched`);
  for (const kind of KINDS) {
    const ids = [...(counts.get(kind) ?? [])];
    const odd = ids.filter((id) => isOfHalf(id, 'odd')).length;
    console.log(`  ${kind}: in ${ids.length} (odd ${odd}, even ${ids.length - odd})`);
  }
}
