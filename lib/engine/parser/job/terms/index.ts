import type { ParsedJob } from '@/lib/contracts';
import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import { regularityOf, type WeeklyHours, weeklyHours } from '../hours';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { type Wording, wordingOf } from '../wording';
import { furtherContract, saysFullTime, saysPartTime } from './further-words';
import {
  CONTRACTS,
  type ContractType,
  FULL_TIME,
  NOT_REMOTE,
  NOT_THE_JOB,
  ON_SITE_MARK,
  PART_TIME,
  REMOTE_MARK,
  REMOTE_PHRASE,
  WORKLOAD,
} from './vocabulary';

/** Kind of work offered: contract, employment, hours, workplace (parsing.md, JobData). */

export type Terms = Required<Pick<ParsedJob, 'contractType' | 'employmentType' | 'isRemote'>> &
  Pick<ParsedJob, 'workingHours' | 'minimumWorkingHours' | 'maximumWorkingHours'>;

/** A text and how much weight its words have: 3 after a label, 2 in the title and among the facts, 1 elsewhere. */
type Place = { wording: Wording; rank: 1 | 2 | 3 };

const FULL_WEEK = 35;
const FACTS_LINES = 14;

const IGNORED: ReadonlySet<PostingSectionKind> = new Set(['notice', 'employer']);

function place(text: string, rank: Place['rank']): Place {
  return { wording: wordingOf(text), rank };
}

/** Returns the places of terms of the job, the surest first. */
function placesOf(sections: readonly PostingSection[], labels: Labels, title: string): Place[] {
  const labelled = (['contract', 'hours', 'workplace'] as const).flatMap((name) => labels.of(name));
  const head = sections.find(({ kind }) => kind === 'head')?.paragraphs ?? [];
  const short = head.slice(0, FACTS_LINES).filter(({ text }) => text.length <= 100 && !/[.!?]$/u.test(text));
  const facts = sections
    .filter(({ kind }) => kind === 'facts')
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.length <= 160);
  const running = sections
    .filter(({ kind }) => !IGNORED.has(kind))
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.map(({ text }) => text)]);
  return [
    ...labelled.map(({ value }) => place(value, 3)),
    place(title, 2),
    ...[...short, ...facts].flatMap(({ text }) => text.split(/\s*[|•·]\s*/u).map((part) => place(part, 2))),
    ...running.map((text) => place(text, 1)),
  ];
}

/** Returns the narrowest type that the words of a text mention, as its index in `CONTRACTS`; their count for none. */
function narrowest(text: string, words: 'marks' | 'phrases'): number {
  const { says } = wordingOf(text);
  const at = CONTRACTS.findIndex((contract) => says(contract[words]));
  return at < 0 ? CONTRACTS.length : at;
}

const narrowestOfFact = remembered((text) => narrowest(text, 'marks'));
const narrowestOfSentence = remembered((text) => narrowest(text, 'phrases'), PARAGRAPHS);

/** The surest places decide; among them the narrower type ("contract to hire" is not a plain contract). */
function contractTypeOf(places: readonly Place[]): ContractType {
  for (const rank of [3, 2, 1] as const) {
    const narrowestOf = rank === 1 ? narrowestOfSentence : narrowestOfFact;
    const own = places.filter((item) => item.rank === rank);
    const found = CONTRACTS[Math.min(...own.map(({ wording }) => narrowestOf(wording.text)))];
    if (found) return found.type;
    const further = own.flatMap(({ wording }) => furtherContract(wording) ?? [])[0];
    if (further) return further;
  }
  return 'unspecified';
}

const isFullTime = (wording: Wording) => wording.says(FULL_TIME) || saysFullTime(wording);
const isPartTime = (wording: Wording) => wording.says(PART_TIME) || saysPartTime(wording);

type EmploymentType = 'unspecified' | 'fulltime' | 'parttime' | 'fulltime/parttime';

function employment(isFull: boolean, isPart: boolean): EmploymentType {
  if (isFull && isPart) return 'fulltime/parttime';
  return isFull ? 'fulltime' : isPart ? 'parttime' : 'unspecified';
}

/** "80 - 100 %" is both, "60 %" is part-time. */
function ofWorkload(folded: string): EmploymentType {
  const found = WORKLOAD.exec(folded);
  const [low, high] = found?.[3] ? [found[3], found[3]] : [found?.[1], found?.[2]];
  if (!low || !high || Number(high) > 100 || Number(low) < 10) return 'unspecified';
  return employment(Number(high) === 100, Number(low) < 100);
}

function ofHours(hours: WeeklyHours | undefined): EmploymentType {
  return hours ? employment(hours.maximum >= FULL_WEEK, hours.minimum < FULL_WEEK) : 'unspecified';
}

/** Returns the first of several labels that states it; facts and sentences count together. */
function telling(places: readonly Place[]): readonly Place[] {
  if (places[0]?.rank !== 3) return places;
  const first = places.find(
    ({ wording }) =>
      isFullTime(wording) || isPartTime(wording) || ofWorkload(wording.folded) !== 'unspecified',
  );
  return first ? [first] : [];
}

function employmentTypeOf(places: readonly Place[], hours: WeeklyHours | undefined): EmploymentType {
  for (const rank of [3, 2, 1] as const) {
    const own = telling(
      places.filter((item) => item.rank === rank && (rank > 1 || !item.wording.says(NOT_THE_JOB))),
    );
    const isFull = own.some(({ wording }) => isFullTime(wording));
    const isPart = own.some(({ wording }) => isPartTime(wording));
    const byShare =
      rank === 1
        ? 'unspecified'
        : (own.map(({ wording }) => ofWorkload(wording.folded)).find((type) => type !== 'unspecified') ??
          'unspecified');
    if (byShare !== 'unspecified') return byShare;
    if (isFull || isPart) return employment(isFull, isPart);
    if (rank === 2 && hours) return ofHours(hours);
  }
  return places.some(({ wording }) => isFullTime(wording)) ? 'fulltime' : 'unspecified';
}

/**
 * True where a sure place mentions it in one word, or a sentence in a phrase; a refusal outweighs a mention in a
 * sentence.
 */
function isRemote(places: readonly Place[], labels: Labels): boolean {
  const workplaces = [...labels.of('workplace'), ...labels.of('location')].map(({ value }) => fold(value));
  if (workplaces.some((value) => REMOTE_MARK.test(value) && !NOT_REMOTE.test(value))) return true;
  if (
    labels
      .of('workplace')
      .some(
        ({ value }) => ON_SITE_MARK.test(fold(value)) || /^(?:no|nein|non|nee|nie|nao)\b/u.test(fold(value)),
      )
  )
    return false;
  const sure = places.filter(({ rank, wording }) => rank === 2 && wording.says(REMOTE_MARK));
  if (sure.some(({ wording }) => !wording.says(NOT_REMOTE))) return true;
  const phrases = places.filter(({ wording }) => wording.says(REMOTE_PHRASE));
  return (
    phrases.some(({ wording }) => !wording.says(NOT_REMOTE)) &&
    !places.some(({ wording }) => wording.says(NOT_REMOTE))
  );
}

function hoursOf(places: readonly Place[], labels: Labels): WeeklyHours | undefined {
  for (const { value } of [...labels.of('hours'), ...labels.of('contract')]) {
    const hours = weeklyHours(value, true);
    if (hours) return hours;
  }
  for (const {
    wording: { text },
    rank,
  } of places) {
    const hours = weeklyHours(
      text,
      rank === 2 && text.length <= 100 && !/\d\s?(?:am|pm|uhr)\b|\d:\d/iu.test(text),
    );
    if (hours) return hours;
  }
  return undefined;
}

function rangeOf(
  hours: WeeklyHours | undefined,
): Pick<ParsedJob, 'minimumWorkingHours' | 'maximumWorkingHours'> {
  return hours
    ? {
        minimumWorkingHours: { value: Math.round(hours.minimum) },
        maximumWorkingHours: { value: Math.round(hours.maximum) },
      }
    : {};
}

/** Reads the terms of the job; contract and employment are `unspecified` if the posting states none. */
export function readTerms(sections: readonly PostingSection[], labels: Labels, title: string): Terms {
  const places = placesOf(sections, labels, title);
  const hours = hoursOf(places, labels);
  const regularity = places.map(({ wording }) => regularityOf(wording.text));
  const workingHours = regularity.includes('irregular')
    ? 'irregular'
    : regularity.find((value) => value !== undefined);
  return {
    contractType: contractTypeOf(places),
    employmentType: employmentTypeOf(places, hours),
    isRemote: isRemote(places, labels),
    ...(workingHours ? { workingHours } : {}),
    ...rangeOf(hours),
  };
}

/** The terms that the market keeps. */
export type MarketTerms = Omit<Terms, 'employmentType' | 'workingHours'>;

/** Reads the terms of the job as `readTerms` does, without those that the market does not keep. */
export function readMarketTerms(
  sections: readonly PostingSection[],
  labels: Labels,
  title: string,
): MarketTerms {
  const places = placesOf(sections, labels, title);
  return {
    contractType: contractTypeOf(places),
    isRemote: isRemote(places, labels),
    ...rangeOf(hoursOf(places, labels)),
  };
}
