import { fold, squeeze } from '../../../kernel';
import { isNameShaped } from '../../shared/contact/name-shape';
import type { Labels } from '../labels';
import type { PostingSection } from '../sections';
import { leadingName, PERSON, TITLE_OF_PERSON } from './persons';

/** Those who own the posting: hiring manager, recruiter, consultant (parsing.md: Owners). */

const ROLE =
  '(?:[Hh]iring [Mm]anager|[Rr]ecruiter|[Rr]ecruiting (?:[Mm]anager|[Pp]artner)|[Tt]alent (?:[Aa]cquisition )?[Pp]artner|[Rr]ecruitment [Cc]onsultant|[Pp]ersonalreferent(?:in)?|[Rr]ecruteu(?:r|se)|[Cc]hargée? de recrutement|[Rr]eclutadora?|[Ss]elezionat(?:ore|rice)|[Rr]ekruter(?:ka)?|[Rr]ecrutadora?)';
const JOB = '(?: (?:for|of|on|in charge of) (?:this|the) (?:role|position|job|vacancy|search|posting))?';
const IS = '(?:,? (?:is|will be|ist|est|es|è)|:|,| –| -)';
/** "The hiring manager for this role is Ruth Okonedo", "Your recruiter: Sam Whitby". */
const NAMED_IN_TEXT = new RegExp(
  String.raw`(?<!\p{L})${ROLE}${JOB}${IS} (?:${TITLE_OF_PERSON})?${PERSON}`,
  'gu',
);
/** "Ruth Okonedo, Hiring Manager for this role". */
const NAMED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${PERSON}(?:,| \(| is) (?:the |our |your )?${ROLE}(?!\p{L})`,
  'gu',
);
/** The sentence ends after a whole word; initials continue it. */
const END_OF_NAME = /(?<=\p{Ll}{2})[.,](?:\s.*)?$/u;
/** Text must contain one of these before it is searched for owners: most does not. */
const HINT = /hiring m|recruit|talent|personalref|recrut|reclut|selezion|rekrut/iu;
const MOST_TEXT = 3000;

function ownersIn(text: string): string[] {
  const part = text.slice(0, MOST_TEXT);
  if (!HINT.test(part)) return [];
  return [NAMED_IN_TEXT, NAMED_BEFORE]
    .flatMap((pattern) =>
      [...part.matchAll(pattern)].map((match) => squeeze(match[1] ?? '').replace(END_OF_NAME, '')),
    )
    .filter(isNameShaped);
}

/** Returns the owners after labels, then those of the running text, each once. */
export function readOwners(sections: readonly PostingSection[], labels: Labels): string[] {
  // A line in capitals below the label is the next heading.
  const labelled = labels
    .of('owner')
    .filter(({ value, isBelow }) => !isBelow || value !== value.toUpperCase())
    .flatMap(({ value }) => leadingName(value) ?? []);
  const told = sections
    .filter(({ kind }) => kind !== 'notice')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => ownersIn(text)));
  return [...new Map([...labelled, ...told].map((name) => [fold(name), name])).values()];
}
