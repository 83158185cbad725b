import { fold } from '../../kernel';
import { compareTitles, organizationKey, type TitleWords, titleWords } from './names';
import { isSameText, resemblance, sketchOf, type TextSketch, textOverlap } from './sketch';

/** The part of a posting that decides whether it advertises the same job as another. */
export type Advertisement = {
  title: string;
  organization?: string;
  /** The place in one form for all postings: an identifier of the gazetteer, else the name as written. */
  place?: string;
  municipality?: string;
  /** Plain text. */
  text: string;
  /** Day of publication, `yyyy-mm-dd`. */
  date?: string;
  /** The job is done from anywhere, so that no town tells it from others. */
  isRemote?: boolean;
  /** Pay in one form for all postings. */
  pay?: string;
};

export type Fingerprint = {
  organization: string;
  place: string;
  /** False where no more than a region or country is known: an employer has many jobs of one title there. */
  isInTown: boolean;
  title: TitleWords;
  text: TextSketch;
  /** Days since 1970. */
  day?: number;
};

/** Days between a copy and the nearest posting of its job; an advertisement that comes back later is a new job. */
export const WINDOW_DAYS = 60;

const MS_A_DAY = 86_400_000;

/** Returns the fingerprint of an advertisement whose text was sketched before. */
export function fingerprintOfKept(advertisement: Omit<Advertisement, 'text'>, text: TextSketch): Fingerprint {
  const { title, organization, place, municipality, date } = advertisement;
  return {
    organization: organizationKey(organization),
    place: fold(place ?? municipality ?? ''),
    isInTown: municipality !== undefined,
    title: titleWords(title, [organization ?? '', municipality ?? '']),
    text,
    day: date === undefined ? undefined : Math.floor(Date.parse(date) / MS_A_DAY),
  };
}

/** Enough words for a sketch. */
const WORDS_OF_FACTS = 12;

/**
 * Returns what stands for the text of a remote job without one: all that is known of it in each word, so that a sketch of it is that of
 * another only where the title, the pay and the day are the same. Empty where one of these is not known.
 */
function textOfFacts(advertisement: Advertisement): string {
  const { organization, isRemote, municipality, pay, date } = advertisement;
  const isTold = organizationKey(organization) !== '' && pay !== undefined && date !== undefined;
  if (!isTold || isRemote !== true || municipality !== undefined) return '';
  const fingerprint = fingerprintOfKept(advertisement, sketchOf(''));
  const facts = `${titleKeyOf(fingerprint)} ${pay} ${date}`.replace(
    /[^\p{L}\p{N}]/gu,
    (sign) => `x${sign.codePointAt(0)}x`,
  );
  return Array.from({ length: WORDS_OF_FACTS }, (_, at) => `${facts}${at}`).join(' ');
}

export function fingerprintOf(advertisement: Advertisement): Fingerprint {
  const text = advertisement.text === '' ? textOfFacts(advertisement) : advertisement.text;
  return fingerprintOfKept(advertisement, sketchOf(text));
}

/**
 * The key under which copies of a job are looked for: they have its employer and its place. Advertisements without an
 * employer have its place and its title.
 */
export function blockOf(fingerprint: Fingerprint): string {
  const { organization, place } = fingerprint;
  const who = organization === '' ? `\u0001${titleKeyOf(fingerprint)}` : organization;
  return `${who}\u0000${place}`;
}

/** Returns the words of a title in one order: copies mostly have the very same. */
export function titleKeyOf({ title }: Fingerprint): string {
  return `${title.level}|${[...title.subject].sort().join(' ')}`;
}

/** Least overlap of the texts, by how the titles are related; without an employer, the share of the whole. */
const LEAST_OVERLAP = { same: 0.55, narrower: 0.95, unknownEmployer: 0.85 };
/** Fewer runs of words than these are common to many employers. */
const LEAST_RUNS = 40;

/** Without an employer only the texts decide: they are the same, or long and almost so. */
function likenessOfTexts({ text: one }: Fingerprint, { text: other }: Fingerprint): number {
  if (isSameText(one, other)) return 1;
  if (Math.min(one.whole.runs, other.whole.runs) < LEAST_RUNS) return 0;
  const shared = resemblance(one.whole, other.whole);
  return shared >= LEAST_OVERLAP.unknownEmployer ? shared : 0;
}

/** An advertisement without a day may have appeared on any. */
function isWithinWindow({ day: one }: Fingerprint, { day: other }: Fingerprint): boolean {
  return one === undefined || other === undefined || Math.abs(one - other) <= WINDOW_DAYS;
}

/**
 * Returns how surely two advertisements of one block are one job, 0 (no) to 1: titles that agree, dates within the window, and
 * texts that overlap. Without a text the titles must be the same, and in one town; without an employer, the texts.
 */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  if (!isWithinWindow(one, other)) return 0;
  const titles = compareTitles(one.title, other.title);
  if (titles === 'different') return 0;
  if (one.organization === '' || other.organization === '')
    return titles === 'same' ? likenessOfTexts(one, other) : 0;
  const overlap = textOverlap(one.text, other.text);
  if (overlap === undefined)
    return titles === 'same' && one.isInTown && other.isInTown ? LEAST_OVERLAP.same : 0;
  return overlap >= LEAST_OVERLAP[titles] ? overlap : 0;
}
