import type { ParsedJob } from '@/lib/contracts';
import type { Category, CategoryNumbers } from '@/lib/scoring';
import type { Explained, Fact } from './result';
import type { ShownDocument } from './summaries';

/**
 * Reasons of a row: the ones that set this result apart from the next. Missing musts come first, then the titles, the
 * place and the skills; reasons that most of the list share come last.
 */

const MOST_REASONS = 3;
/** A reason shared by more of a list than this sets nobody apart. */
const COMMON = 0.5;
const FEW = 3;
const MIDDLE = 50;
const IS_MISSING = /^Required and missing/;
const IS_MUST = /^Required/;
/** Said of every second document; fields of work are in the details. */
const UNTOLD: ReadonlySet<Category> = new Set(['industries', 'executiveType']);

type Location = ParsedJob['currentLocation'];

const locationOf = (document: ShownDocument): Location =>
  document.kind === 'Job' ? document.job.currentLocation : document.resume.contactInformation?.location;

const nameOf = (location: Location) => location?.municipality ?? location?.regions?.[0];

const folded = (name: string | null | undefined) => (name ?? '').trim().toLowerCase();

/**
 * Returns the places of the candidate and of the job; nothing where one of them is unknown, or the work is done
 * anywhere.
 */
export function placeReason(source: ShownDocument, target: ShownDocument): Fact | undefined {
  const job = source.kind === 'Job' ? source.job : target.kind === 'Job' ? target.job : undefined;
  if (!job || source.kind === target.kind || job.isRemote) return undefined;
  const [jobAt, cvAt] =
    source.kind === 'Job'
      ? [locationOf(source), locationOf(target)]
      : [locationOf(target), locationOf(source)];
  const [jobIn, cvIn] = [nameOf(jobAt), nameOf(cvAt)];
  if (!jobIn || !cvIn || !jobAt?.municipality) return undefined;
  const isSame =
    folded(jobIn) === folded(cvIn) &&
    (!jobAt.countryCode || !cvAt?.countryCode || jobAt.countryCode === cvAt.countryCode);
  return isSame
    ? { category: 'Place', fact: `Lives in ${cvIn}, where the job is.`, type: 'Positive' }
    : { category: 'Place', fact: `Lives in ${cvIn}; the job is in ${jobIn}.`, type: 'Mixed' };
}

/** Returns all reasons of one result, the weightiest first. */
export function reasonsOf(
  told: readonly Explained[],
  weights: CategoryNumbers,
  place: Fact | undefined,
): Fact[] {
  const byWeight = told
    .filter(({ category }) => !UNTOLD.has(category))
    .map((each) => ({ ...each, matters: weights[each.category] * Math.abs(each.score - MIDDLE) }))
    .sort((one, other) => other.matters - one.matters);
  const all = byWeight.flatMap(({ evidence }) => evidence);
  const missing = all.filter(({ fact }) => IS_MISSING.test(fact));
  const others = all.filter(({ fact }) => IS_MUST.test(fact) && !IS_MISSING.test(fact));
  const firsts = byWeight.flatMap(({ evidence }) =>
    evidence.filter(({ fact }) => !IS_MUST.test(fact)).slice(0, 1),
  );
  const [first, ...rest] = firsts;
  return [...missing, ...(first ? [first] : []), ...(place ? [place] : []), ...rest, ...others];
}

/** Returns the reasons of a list: for each result the few that most others do not share, in their order. */
export function tellingReasons(all: readonly (readonly Fact[])[]): Fact[][] {
  const counts = new Map<string, number>();
  for (const reasons of all)
    for (const text of new Set(reasons.map(({ fact }) => fact)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const isCommon = ({ fact }: Fact) =>
    all.length > FEW && (counts.get(fact) ?? 0) > COMMON * all.length && !IS_MISSING.test(fact);
  return all.map((reasons) =>
    [...reasons.filter((each) => !isCommon(each)), ...reasons.filter(isCommon)].slice(0, MOST_REASONS),
  );
}
