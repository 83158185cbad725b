import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { titleInOneForm } from '../../taxonomy';
import { type COLUMNS, customField, type TEXT_COLUMNS } from '../columns';
import { formOf, itemOf, wellFormed } from '../words';

export type Texts = {
  [Name in (typeof TEXT_COLUMNS)[number] as `${Name}_text`]: string;
} & { [Name in (typeof TEXT_COLUMNS)[number] as `${Name}_extra`]: string[] };

/** The columns of one document (`columns.ts`). */
export type DocumentRow = Texts & Record<keyof typeof COLUMNS, unknown>;

/** Data kept with a document. */
export type RowContext = {
  tags: readonly string[];
  roles: readonly string[];
  customFields?: Readonly<Record<string, string>> | undefined;
  /** In degrees. */
  place?: { latitude: number; longitude: number } | undefined;
  postalCode?: string | undefined;
  /**
   * Returns whether a folded word belongs to titles, which are kept in one form as well as that of a woman or a man.
   */
  isWordOfTitles?: ((word: string) => boolean) | undefined;
};

/** Returns a title as it is written, and in the one form where that is another. */
export function titleForms(
  titles: readonly (string | null | undefined)[],
  language: string | null | undefined,
  { isWordOfTitles }: RowContext,
): string[] {
  const written = distinct(titles.map((title) => title ?? ''));
  if (!isWordOfTitles) return written;
  const others = written.map((title) =>
    titleInOneForm(wellFormed(title), language ?? undefined, isWordOfTitles),
  );
  return distinct([...written, ...others]);
}

type Location = NonNullable<ParsedJob['currentLocation']>;

export const NO_DAY = '1970-01-01';
export const MISSING = -1;
const DAY = /^(?:19[7-9]\d|20\d\d|21[0-3]\d)-\d\d-\d\d$/;
export const MONTHS_A_YEAR = 12;

export const dayOf = (day: string | null | undefined) => (day && DAY.test(day) ? day : NO_DAY);
export const lower = (text: string | null | undefined) => wellFormed(text).trim().toLowerCase();
export const numberOf = (value: number | null | undefined) => value ?? MISSING;

export function distinct(items: readonly string[]): string[] {
  return [...new Set(items.filter(Boolean))];
}

export function textsOf(
  texts: Record<(typeof TEXT_COLUMNS)[number], readonly (string | null | undefined)[]>,
): Texts {
  const entries = Object.entries(texts).flatMap(([name, values]) => {
    const { text, extra } = formOf(values);
    return [
      [`${name}_text`, text],
      [`${name}_extra`, extra],
    ];
  });
  return Object.fromEntries(entries) as Texts;
}

export function placeColumns(location: Location | null | undefined, { place, postalCode }: RowContext) {
  return {
    country: lower(location?.countryCode),
    regions: distinct((location?.regions ?? []).map(itemOf)),
    municipality: itemOf(location?.municipality),
    postal_code: itemOf(postalCode ?? location?.postalCode),
    has_place: place !== undefined,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
  };
}

export const placeTexts = (location: Location | null | undefined) => [
  location?.municipality,
  ...(location?.regions ?? []),
];

/** Returns both forms: in small letters, which filters compare, and as words, which expressions compare. */
const bothForms = (values: readonly string[]) =>
  distinct(values.flatMap((value) => [lower(value), itemOf(value)]));

/** Returns a field with its value for filters; the value, with and without its name, for expressions. */
const fieldForms = (fields: Readonly<Record<string, string>>) =>
  distinct(
    Object.entries(fields).flatMap(([name, value]) => {
      const [field, words] = [itemOf(name), itemOf(value)];
      return [customField(field, words), ...(words === '' ? [] : [words, `${field} ${words}`])];
    }),
  );

export const ownColumns = ({ tags, roles, customFields = {} }: RowContext) => ({
  tags: bothForms(tags),
  roles: bothForms(roles),
  custom_fields: fieldForms(customFields),
});

export type Skill = { name: string; months: number; isCurrent: boolean };

/** Returns a skill under each name that it goes by. */
export function skillColumns(skills: readonly Skill[]) {
  const byName = new Map<string, Skill>();
  for (const skill of skills) {
    const name = itemOf(skill.name);
    const known = byName.get(name);
    if (name && (!known || known.months < skill.months)) byName.set(name, { ...skill, name });
  }
  const list = [...byName.values()];
  return {
    skills: list.map(({ name }) => name),
    skill_months: list.map(({ months }) => months),
    skill_is_current: list.map(({ isCurrent }) => isCurrent),
  };
}

export function taxonomiesOf(skillsData: ParsedResume['skillsData'] | ParsedJob['skillsData']): string[] {
  return distinct(
    (skillsData ?? []).flatMap(({ taxonomies }) =>
      (taxonomies ?? []).flatMap(({ id, subTaxonomies }) => [
        id ?? '',
        ...(subTaxonomies ?? []).map(({ subTaxonomyId }) => subTaxonomyId ?? ''),
      ]),
    ),
  );
}
