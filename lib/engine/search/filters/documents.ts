import type { FilterCriteriaData } from '@/lib/contracts';
import { all, any } from '../../market';
import { customField } from '../columns';
import { several } from '../conditions';
import { expressionCondition } from '../expression';
import { itemOf } from '../words';
import type { CriteriaReader } from './reader';

/** Least nearness of work to the titles searched for by which a document is found, whatever its words. */
const LEAST_NEARNESS = 0.5;

/** Rejects days such as 30 February. */
function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Fields of documents of version 2: each must have one of its values. */
export function customFields(reader: CriteriaReader) {
  for (const [name, values] of Object.entries(reader.criteria.customFields ?? {})) {
    const member = `CustomFields.${name}`;
    const field = itemOf(name);
    if (field === '') reader.refuse(member, 'must have a letter or digit in its name');
    const conditions = reader.values(member, values).flatMap((value) => {
      const sought = reader.sought(member, value);
      if (!sought) return [];
      const { pattern, words } = sought;
      const asked = reader.parameters.of('String', customField(field, pattern ?? words.join(' ')));
      return [
        pattern === undefined
          ? `has(custom_fields, ${asked})`
          : `arrayExists(field -> field like ${asked}, custom_fields)`,
      ];
    });
    if (conditions.length > 0) reader.add(several(conditions, false));
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filters by documents: their ids, tags, dates and languages. */
export function documents(reader: CriteriaReader) {
  const { documentIds, userDefinedTags, userDefinedTagsMustAllExist, revisionDateRange } = reader.criteria;
  const ids = reader.values('DocumentIds', documentIds).map((id) => id.toLowerCase());
  if (ids.length > 0) reader.add(`document_id in ${reader.parameters.of('Array(String)', ids)}`);
  reader.coded('UserDefinedTags', userDefinedTags, 'tags', userDefinedTagsMustAllExist ?? false);
  days(reader, 'RevisionDateRange', revisionDateRange ?? {});
  const languages = reader.values('DocumentLanguages', reader.criteria.documentLanguages);
  if (languages.length > 0)
    reader.add(
      `language in ${reader.parameters.of(
        'Array(String)',
        languages.map((language) => language.toLowerCase()),
      )}`,
    );
}

function days(
  reader: CriteriaReader,
  member: string,
  { minimum, maximum }: { minimum?: string | null | undefined; maximum?: string | null | undefined },
) {
  const bound = (name: string, day: string | null | undefined, sign: string) => {
    if (!day) return;
    const isDay = DAY.test(day) && isCalendarDay(day);
    if (!isDay || day < '1970-01-02' || day > '2149-01-01')
      reader.refuse(`${member}.${name}`, 'must be a day of the calendar as yyyy-MM-dd');
    else reader.add(`revision ${sign} ${reader.parameters.of('Date', day)}`);
  };
  if (minimum && maximum && minimum > maximum)
    reader.refuse(member, 'must have a Minimum that is not after its Maximum');
  bound('Minimum', minimum, '>=');
  bound('Maximum', maximum, '<=');
  if (maximum && !minimum) reader.add("revision > toDate('1970-01-01')");
}

/** Filters by place: a circle around it, or its address. */
export function location(reader: CriteriaReader) {
  const { circles } = reader.context;
  const locations = reader.criteria.locationCriteria?.locations ?? [];
  if (circles) {
    const near = circles.map(({ latitude, longitude, metres }) => {
      const at = (degrees: number) => reader.parameters.of('Float64', degrees);
      return `has_place and greatCircleDistance(longitude, latitude, ${at(longitude)}, ${at(latitude)}) <= ${at(metres)}`;
    });
    if (near.length > 0) reader.add(several(near, false));
    return;
  }
  const conditions = locations.flatMap((location) => {
    const terms = placeTerms(reader, location);
    return terms.length > 0 ? [all(terms)] : [];
  });
  if (conditions.length > 0) reader.add(several(conditions, false));
}

function placeTerms(
  reader: CriteriaReader,
  {
    countryCode,
    postalCode,
    region,
    municipality,
  }: NonNullable<NonNullable<FilterCriteriaData['locationCriteria']>['locations']>[number],
): string[] {
  const text = (value: string) => reader.parameters.of('String', value);
  return [
    ...(countryCode?.trim() ? [`country = ${text(countryCode.trim().toLowerCase())}`] : []),
    ...(postalCode?.trim() ? [`postal_code = ${text(itemOf(postalCode))}`] : []),
    ...(region?.trim() ? [`has(regions, ${text(itemOf(region))})`] : []),
    ...(municipality?.trim() ? [`municipality = ${text(itemOf(municipality))}`] : []),
  ];
}

/** The search expression. */
export function expressed(reader: CriteriaReader) {
  const { expression } = reader.context;
  if (!expression) return;
  const { node, words, nearness, found } = expression;
  const byWords = expressionCondition(node, reader.parameters, words);
  if (!nearness || !found) return reader.add(byWords);
  const { rest, idsWhere } = found;
  const near = `${nearness.sql} >= ${LEAST_NEARNESS}`;
  const others = rest === null ? [] : [expressionCondition(rest, reader.parameters, words)];
  reader.given(nearness.parameters);
  reader.add(any([idsWhere(byWords), idsWhere(all([near, ...others]), nearness.trades)]));
}
