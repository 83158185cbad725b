import { fold } from '../../../kernel';
import { currentDateValue, toDateValue } from '../../shared/date-value';
import { evidenceOf } from '../../shared/wording/evidence';
import { JOB_TYPE_WORDS } from '../../shared/wording/vocabulary/organisations';
import { countMatches, wordSet } from '../../shared/wording/vocabulary/words';
import { type CertaintyContext, probabilityOf } from '../entries/certainty';
import { datesOf } from '../entries/dates';
import type { Draft } from '../entries/draft';
import type { HistoryContext, ParsedPosition } from '../entries/model';
import { isRemote, readPlace } from '../entries/places';
import type { Segment } from '../lines/segment';
import { variationsOf } from './variations';

/** One entry of the work history with everything that was found about it. */
export type PositionDraft = Draft;

/** Context for building a position in addition to its draft. */
type PositionContext = HistoryContext & { certainty: CertaintyContext };

const jobTypes = JOB_TYPE_WORDS.map(([type, table]) => ({ type, words: wordSet(table) }));

/** wire-facts 2.10, JobType: a position without other evidence is an employment. */
function jobTypeOf(text: string): string {
  return jobTypes.find(({ words }) => countMatches(text, words) > 0)?.type ?? 'directHire';
}

const SUPERVISED =
  /(?:supervis\w+|manag\w+|led|lead\w*|mentor\w*|leitung|führ\w+|encadr\w+|gestion\w*|coordin\w+|dirig\w+)[^.\n]{0,40}?\b(?:team|group|staff|équipe|equipo|equipe|squadra|time|mitarbeiter\w*)?[^.\n]{0,15}?\b(?:of|von|de|di)?\s*(\d{1,4})\+?\s*(?:people|persons|engineers|developers|employees|members|staff|reports|direct reports|mitarbeiter\w*|personnes|personas|persone|pessoas|osób|medarbejdere|interns|analysts|designers|specialists|consultants)/iu;

/** Returns the number of people that the position supervised ("team of 12 engineers"). */
function supervised(text: string): number | undefined {
  const found = SUPERVISED.exec(text.slice(0, 5000));
  const count = Number(found?.[1]);
  return found && count > 0 && count < 5000 ? count : undefined;
}

/** Returns the text below the header, and the header lines without a field, date or place. */
function descriptionOf({ segment, assignment }: PositionDraft): string {
  const leftover = assignment.others.filter(({ bold }) => !bold).map(({ text }) => text);
  const body = segment.body.map(({ line }) =>
    line.bullet === undefined ? line.text : `${line.bullet} ${line.text}`,
  );
  return [...leftover, ...body]
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter(Boolean)
    .join('\n');
}

const ALSO_KNOWN =
  /^(.{2,80}\S)\s*\((?:formerly|previously|former|now|ex|aka|a\.k\.a\.|d\.?b\.?a\.?|früher|vormals|ehemals|jetzt|anciennement|ex-|antes|anteriormente|già|voorheen|dawniej|obecnie)\s*:?\s*([^()]{2,80})\)/iu;

/** "Acme (formerly Brown & Sons)": the other name of an employer. */
function otherNameOf(employer: string): { raw: string; normalized: string } | undefined {
  const name = ALSO_KNOWN.exec(employer)?.[2];
  return name === undefined ? undefined : { raw: name, normalized: name };
}

function bulletsOf(segment: Segment): { type: string; text: string }[] {
  return segment.body
    .filter(({ line }) => line.bullet !== undefined || line.role === 'listItem')
    .map(({ line }) => ({ type: 'sentence', text: line.text.trim() }));
}

function employerOf(
  draft: PositionDraft,
  { places, certainty }: PositionContext,
): NonNullable<ParsedPosition['employer']> | undefined {
  const { header, assignment } = draft;
  const place = header.places
    .filter((text) => !isRemote(text))
    .map((text) => readPlace(text, places))
    .find((found) => found !== null);
  const { where: employer } = assignment;
  if (employer === undefined && !place) return undefined;
  const otherName = employer && otherNameOf(employer.text);
  return {
    ...(employer && {
      name: {
        raw: employer.text,
        normalized: employer.text,
        probability: probabilityOf(draft, 'employer', certainty),
      },
    }),
    ...(otherName && { otherFoundName: otherName }),
    ...(place && { location: place }),
  };
}

/** Returns the dates of an entry in the members of a position. */
function periodOf(
  draft: PositionDraft,
  today: string,
): Pick<ParsedPosition, 'startDate' | 'endDate' | 'isCurrent'> {
  const dates = datesOf(draft.segment);
  if (dates === undefined) return { isCurrent: false };
  // A lone date stands for the whole of a short engagement.
  const last = dates.end ?? (dates.isSingle ? dates.start : undefined);
  const end = dates.isCurrent ? currentDateValue(today) : last && toDateValue(last);
  return {
    ...(dates.start && { startDate: toDateValue(dates.start) }),
    ...(end && { endDate: end }),
    isCurrent: dates.isCurrent,
  };
}

/** Returns the position that a draft describes, in the shape of the contract (parsing.md, Positions). */
export function buildPosition(draft: PositionDraft, id: string, context: PositionContext): ParsedPosition {
  const { what: title, where: employer } = draft.assignment;
  const description = descriptionOf(draft);
  const headerText = draft.segment.header.map(({ line }) => line.text).join(' ');
  const employerValue = employerOf(draft, context);
  const count = supervised(description);
  const isSelfEmployed = evidenceOf(`${title?.text ?? ''} ${employer?.text ?? ''}`).isSelfEmployed;
  return {
    id,
    ...(employerValue && { employer: employerValue }),
    isSelfEmployed,
    ...(title && {
      jobTitle: {
        raw: title.text,
        normalized: title.text,
        probability: probabilityOf(draft, 'title', context.certainty),
        variations: variationsOf(
          title.text,
          draft.assignment.others.map(({ text }) => text).filter((text) => evidenceOf(text).title > 2),
        ),
      },
    }),
    ...periodOf(draft, context.documentLastModified),
    ...(count !== undefined && { numberEmployeesSupervised: { value: count } }),
    jobType: jobTypeOf(fold(headerText)),
    ...(description !== '' && { description }),
    bullets: bulletsOf(draft.segment),
  };
}
