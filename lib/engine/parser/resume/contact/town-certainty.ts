import type { StringModel } from '../../../strings';
import type { Gazetteer } from '../../../taxonomy';
import { bounded, flag, likelihoodOf, shareRight } from '../../shared/certainty';
import { hasStreetWord } from '../../shared/places/address-vocabulary';
import { note } from '../../shared/trace';
import { TOWN_BOUNDS, TOWN_WEIGHTS } from './town-weights';

/**
 * Certainty of the candidate's town: a logistic function of the evidence for its address, of the class of its string, and
 * of what the gazetteer knows of it. The weights and bounds are fitted by `npm run fit -- towns`.
 */

export const TOWN_FEATURES = [
  'bias',
  'weight',
  'isKnown',
  'isOfCountry',
  'isLarge',
  'hasCountry',
  'hasCode',
  'hasRegion',
  'hasStreet',
  'isLabelled',
  'readsAsPlace',
  'readsAsPerson',
  'readsAsOther',
  'words',
  'hasDigits',
  'isStreet',
  'rivals',
  'isSigned',
  'isUnknownPerson',
  'isUnknownOther',
] as const;

type TownEvidence = Record<(typeof TOWN_FEATURES)[number], number>;

/** The town that was chosen, and how. */
export type ChosenTown = {
  town: string;
  countryCode?: string | null;
  weight: number;
  hasCode: boolean;
  hasRegion: boolean;
  hasStreet: boolean;
  isLabelled: boolean;
  /** True for the place next to a date and a signature. */
  isSigned: boolean;
  /** Other towns among the contact details. */
  rivals: number;
  lines: readonly number[];
};

type Knowledge = { strings: StringModel | undefined; gazetteer: Gazetteer | undefined };

/** What the words between contact details are that are no place. */
const OTHER = ['title', 'school', 'skill', 'heading', 'label', 'sentence'] as const;
const HEAVY = 7.5;
const LARGE = 50_000;

function evidenceOfTown(chosen: ChosenTown, { strings, gazetteer }: Knowledge): TownEvidence {
  const { town, countryCode } = chosen;
  const towns = gazetteer?.townsOf(town) ?? [];
  const own = towns.filter(({ country }) => country === countryCode);
  const readsAsPerson = likelihoodOf(town, ['person'], strings);
  const readsAsOther = likelihoodOf(town, OTHER, strings);
  const isUnknown = flag(towns.length === 0);
  const furtherWords = Math.min(1, (town.split(' ').length - 1) / 2);
  return {
    bias: 1,
    weight: bounded(chosen.weight, HEAVY),
    isKnown: flag(towns.length > 0),
    isOfCountry: flag(own.length > 0),
    isLarge: flag(towns.some(({ population }) => population >= LARGE)),
    hasCountry: flag(Boolean(countryCode)),
    hasCode: flag(chosen.hasCode),
    hasRegion: flag(chosen.hasRegion),
    hasStreet: flag(chosen.hasStreet),
    isLabelled: flag(chosen.isLabelled),
    readsAsPlace: likelihoodOf(town, ['place'], strings),
    readsAsPerson,
    readsAsOther,
    words: bounded(town.split(' ').length - 2, 3),
    hasDigits: flag(/\d/u.test(town)),
    isStreet: flag(hasStreetWord(town)),
    rivals: bounded(chosen.rivals, 3),
    isSigned: flag(chosen.isSigned),
    isUnknownPerson: isUnknown * readsAsPerson * furtherWords,
    isUnknownOther: isUnknown * readsAsOther,
  };
}

/** How a town is given: as sure, with a mark, or not at all. */
export type TownVerdict = 'sure' | 'doubtful' | 'absent';

/** Judges the town that was chosen: below one bound it is more often wrong than right, below another hardly ever right. */
export function judgeTown(chosen: ChosenTown, knowledge: Knowledge): TownVerdict {
  const evidence = evidenceOfTown(chosen, knowledge);
  const certainty = shareRight(TOWN_FEATURES, evidence, TOWN_WEIGHTS);
  note(() => ({
    about: 'certainty.town',
    lines: chosen.lines,
    candidates: [{ value: chosen.town }],
    chosen: chosen.town,
    why: `certain to ${certainty.toFixed(2)}`,
    evidence,
  }));
  if (certainty < TOWN_BOUNDS.absent) return 'absent';
  return certainty < TOWN_BOUNDS.doubtful ? 'doubtful' : 'sure';
}
