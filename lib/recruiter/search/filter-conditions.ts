import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import { folded } from '../ground/folded';
import type { UploadChannel } from '../ground/store/arrival-tables';
import { type FactField, keyOf } from './facts';
import { partsOfValue } from './filters';
import { languageCode } from './language-codes';
import { levelOf } from './language-level';
import { phraseOf } from './leaves';
import { tsqueryOf } from './tsquery';
import type { CareerFilters, FactFilters } from './types';

type Condition = Expression<SqlBool> | undefined;
type Values = readonly string[] | undefined;

const ALWAYS = sql`true`;

function inFacts(kind: DossierKind, field: FactField, what: RawBuilder<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`dossier.id in (
    select dossier_id from recruiter.dossier_fact as fact
    where fact.kind = ${kind} and fact.field = ${field} and ${what})`;
}

/** Returns the condition that a name has these words in a row; a text without words matches nothing. */
function named(name: string): RawBuilder<unknown> {
  const phrase = phraseOf(name);
  return phrase ? sql`fact.words @@ ${tsqueryOf(phrase, new Map())}::tsquery` : sql`false`;
}

/** Returns the condition that a fact is this skill, in any spelling. */
function isSkill(kind: DossierKind, name: string): RawBuilder<unknown> {
  const key = keyOf(name);
  return sql`(fact.key = ${key} or fact.concept in (
    select known.concept from recruiter.dossier_fact as known
    where known.kind = ${kind} and known.field = 'skill' and known.key = ${key}))`;
}

function all(values: Values, of: (value: string) => Expression<SqlBool>): Condition {
  return values?.length ? sql<SqlBool>`(${sql.join(values.map(of), sql` and `)})` : undefined;
}

function any(values: Values, of: (value: string) => Expression<SqlBool>): Condition {
  return values?.length ? sql<SqlBool>`(${sql.join(values.map(of), sql` or `)})` : undefined;
}

function within(days: string): Expression<SqlBool> {
  const [from, to] = partsOfValue(days);
  const first = from ? sql`dossier.added_at >= ${from}::date` : ALWAYS;
  const last = to ? sql`dossier.added_at < ${to}::date + 1` : ALWAYS;
  return sql<SqlBool>`(${first} and ${last})`;
}

const byChannel = (...channels: UploadChannel[]) => sql<SqlBool>`exists (
  select from recruiter.upload_item join recruiter.upload on upload.id = upload_item.upload_id
  where upload_item.dossier_id = dossier.id and upload.channel = any (${channels}::text[]))`;

const FROM: Readonly<Record<string, Expression<SqlBool>>> = {
  sample: sql<SqlBool>`dossier.sample`,
  address: sql<SqlBool>`(not dossier.sample and exists (
    select from recruiter.document where document.dossier_id = dossier.id and document.source is not null))`,
  file: sql<SqlBool>`(not dossier.sample and not exists (
    select from recruiter.document where document.dossier_id = dossier.id and document.source is not null)
    and not ${byChannel('form', 'mail')})`,
  form: byChannel('form'),
  mail: byChannel('mail'),
};

/** Returns the conditions of the filters on facts that every list has. */
export function factConditions(kind: DossierKind, filters: FactFilters): Condition[] {
  const word = (field: FactField, values: Values) =>
    any(values, (value) => inFacts(kind, field, named(value)));
  return [
    word('title', filters.titles),
    word('school', filters.schools),
    word('degree', filters.degrees),
    word('certification', filters.certifications),
    filters.speaks?.length
      ? sql<SqlBool>`dossier.languages @> ${filters.speaks.map(languageCode)}::text[]`
      : undefined,
    all(filters.added, within),
    all(filters.addedAfter, (moment) => sql<SqlBool>`dossier.added_at > ${moment}::timestamptz`),
    any(filters.sources, (source) => FROM[source] ?? sql<SqlBool>`false`),
    any(filters.cities, (city) => sql<SqlBool>`dossier.city_key = ${folded(city)}`),
  ];
}

const KIND = 'candidate';

function onStage(stage: string): Expression<SqlBool> {
  return sql<SqlBool>`dossier.id in (
    select entry.candidate_id from recruiter.shortlist_entry as entry
    join recruiter.shortlist_stage as stage on stage.id = entry.stage_id
    where entry.listed and lower(stage.name) = lower(${stage}))`;
}

/** Returns the conditions of the filters that only candidates have. */
export function careerConditions(filters: CareerFilters): Condition[] {
  const position = (field: 'title' | 'employer', values: Values, current: boolean) =>
    any(values, (value) => inFacts(KIND, field, sql`fact.current = ${current} and ${named(value)}`));
  return [
    all(filters.skillMonths, (value) => {
      const [name, months] = partsOfValue(value);
      return inFacts(KIND, 'skill', sql`fact.months >= ${Number(months)} and ${isSkill(KIND, name)}`);
    }),
    all(filters.skillSince, (value) => {
      const [name, year] = partsOfValue(value);
      return inFacts(
        KIND,
        'skill',
        sql`fact.last_used >= ${`${year}-01-01`}::date and ${isSkill(KIND, name)}`,
      );
    }),
    all(filters.speaksAt, (value) => {
      const [code, written] = partsOfValue(value);
      const level = levelOf(written);
      return inFacts(KIND, 'speaks', sql`fact.key = ${keyOf(languageCode(code))} and fact.level >= ${level}`);
    }),
    position('title', filters.titlesNow, true),
    position('title', filters.titlesBefore, false),
    any(filters.employers, (value) => inFacts(KIND, 'employer', named(value))),
    position('employer', filters.employersNow, true),
    position('employer', filters.employersBefore, false),
    any(filters.stages, onStage),
    all(filters.answers, (value) => inFacts(KIND, 'answer', named(value))),
  ];
}
