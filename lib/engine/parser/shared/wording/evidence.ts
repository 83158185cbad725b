import { isAllCapitals, remembered, words } from '../../../kernel';
import { isProse } from './prose';
import {
  LEGAL_FORMS,
  ORGANISATION_WORDS,
  SELF_EMPLOYED_WORDS,
  UNSPACED_ORGANISATION_WORDS,
} from './vocabulary/organisations';
import { STRONG_TITLE_WORDS, TRADE_WORDS, UNSPACED_TITLE_WORDS, WEAK_TITLE_WORDS } from './vocabulary/titles';
import { countMatches, wordSet } from './vocabulary/words';

/** Evidence for a text being a job title, or an organisation. Tables of weights; sums are compared, not read. */

const strongTitle = wordSet([...STRONG_TITLE_WORDS, ...TRADE_WORDS, ...UNSPACED_TITLE_WORDS]);
const weakTitle = wordSet(WEAK_TITLE_WORDS);
const legalForms = wordSet(LEGAL_FORMS);
const organisations = wordSet([...ORGANISATION_WORDS, ...UNSPACED_ORGANISATION_WORDS]);
const selfEmployed = wordSet(SELF_EMPLOYED_WORDS);

const TITLE_WEIGHTS = {
  strong: 2.6,
  strongMore: 0.4,
  weak: 0.6,
  legalForm: -3,
  organisation: -0.7,
  long: -0.35,
  prose: -3,
  selfEmployed: 0.4,
};
const ORGANISATION_WEIGHTS = {
  legalForm: 4,
  organisation: 1.6,
  organisationMore: 0.5,
  selfEmployed: 2,
  strongTitle: -1.8,
  weakTitle: -0.35,
  named: 0.4,
  unnamed: -0.8,
  capitals: 0.2,
  long: -0.35,
  prose: -3,
};

const LONG = 8;

/** A text in small letters throughout, which no name of an organisation is. */
const SMALL = /^[^\p{Lu}\p{Lo}]*\p{Ll}[^\p{Lu}\p{Lo}]*$/u;

export type TextEvidence = { title: number; organisation: number; isSelfEmployed: boolean };

/** True when all longer words begin with a capital, as in a name. */
function isNamed(text: string): boolean {
  const longer = text.match(/\p{L}[\p{L}\p{M}'-]{3,}/gu) ?? [];
  return longer.length > 0 && longer.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
}

function weigh(text: string): TextEvidence {
  const strong = countMatches(text, strongTitle);
  const weak = Math.min(3, countMatches(text, weakTitle));
  const legal = countMatches(text, legalForms) > 0 ? 1 : 0;
  const organisation = countMatches(text, organisations);
  const own = countMatches(text, selfEmployed) > 0 ? 1 : 0;
  const tooLong = Math.max(0, words(text).length - LONG);
  const prose = isProse(text) ? 1 : 0;
  const [T, O] = [TITLE_WEIGHTS, ORGANISATION_WEIGHTS];
  return {
    title:
      (strong > 0 ? T.strong + T.strongMore * Math.min(2, strong - 1) : 0) +
      T.weak * weak +
      T.legalForm * legal +
      T.organisation * Math.min(2, organisation) * (strong > 0 ? 0.5 : 1) +
      T.long * tooLong +
      T.prose * prose +
      T.selfEmployed * own,
    organisation:
      O.legalForm * legal +
      (organisation > 0 ? O.organisation + O.organisationMore * Math.min(2, organisation - 1) : 0) +
      O.selfEmployed * own +
      (strong > 0 ? O.strongTitle : 0) +
      O.weakTitle * weak +
      (isNamed(text) ? O.named : 0) +
      (organisation === 0 && SMALL.test(text) ? O.unnamed : 0) +
      (isAllCapitals(text) ? O.capitals : 0) +
      O.long * tooLong +
      O.prose * prose,
    isSelfEmployed: own > 0,
  };
}

const LONGEST_WEIGHED = 300;

/** Returns the evidence in the words of a text; none for texts too long for a field. */
export const evidenceOf = remembered(
  (text: string): TextEvidence =>
    text.length > LONGEST_WEIGHED ? { title: -9, organisation: -9, isSelfEmployed: false } : weigh(text),
);
