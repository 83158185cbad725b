import { counted, countryName, languageName } from '@/components/dossier/words';
import type { Token } from '@/components/query-bar/bar-text';
import type { Completion } from '@/components/query-bar/completion';
import { type DossierKind, fitting, keyOfColumn, type SuggestedFact } from '@/lib/recruiter/vocabulary';
import { dossierPath, KIND_WORDS } from '../../kinds';
import type { Choice, ListField } from './fields';

/** Completions for the text typed into the bar of a list. Pure. */

const MOST_VALUES = 8;
const MOST_WITH_MORE = 2;
const PARTS = '__';

const NAME_OF: Readonly<Record<string, (code: string) => string>> = {
  speaks: languageName,
  document: languageName,
  country: countryName,
};

/** Prefix of a value that was found without its field. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  skill: 'Skill',
  title: 'Title',
  employer: 'Employer',
  school: 'School',
  degree: 'Degree',
  certification: 'Certificate',
};

/** Returns a value as people read it: the name of a language or country, any other unchanged. */
export function labelOf({ field, value }: Pick<SuggestedFact, 'field' | 'value'>): string {
  return NAME_OF[field]?.(value) ?? value;
}

type Known = {
  kind: DossierKind;
  fields: readonly ListField[];
  /** Suggestions of the store for the typed text. */
  suggested: readonly SuggestedFact[];
};

function filterOption(
  { name, label }: ListField,
  option: { value: string; label: string; count?: string },
): Completion {
  return {
    id: `${name}=${option.value}`,
    group: 'Values',
    label: option.label,
    detail: label,
    count: option.count,
    effect: { type: 'filter', filter: { name, value: option.value } },
  };
}

function choiceOptions(field: ListField, choices: readonly Choice[], typed: string): Completion[] {
  return fitting(choices, typed, ({ label, value }) => `${label} ${value}`).map((choice) =>
    filterOption(field, choice),
  );
}

function countOf(kind: DossierKind, count: number): string {
  const { one, many } = KIND_WORDS[kind];
  return counted(count, one, many);
}

function distinct(values: readonly SuggestedFact[]): SuggestedFact[] {
  return [...new Map(values.toReversed().map((each) => [each.value.toLowerCase(), each])).values()].reverse();
}

function valueOptions({ kind, suggested }: Known, field: ListField, typed: string): Completion[] {
  const [name = '', more] = typed.split(PARTS);
  const values = fitting(suggested, name, (each) => `${labelOf(each)} ${each.value}`);
  const typedToo =
    field.takesTyped && name.trim() ? [{ field: field.name, value: name.trim(), count: 0 }] : [];
  const listed = values.length > 0 || name === '' ? values : suggested;
  const shown = field.takesTyped ? distinct([...values, ...typedToo]) : listed;
  if (!field.more)
    return shown
      .slice(0, MOST_VALUES)
      .map((each) =>
        filterOption(field, { value: each.value, label: labelOf(each), count: countOf(kind, each.count) }),
      );
  return shown.slice(0, MOST_WITH_MORE).flatMap((each) =>
    fitting(field.more ?? [], more ?? '', ({ value }) => value).map((choice) =>
      filterOption(field, {
        value: `${each.value}${PARTS}${choice.value}`,
        label: `${labelOf(each)}, ${choice.label}`,
      }),
    ),
  );
}

function fieldOptions(fields: readonly ListField[], word: string): Completion[] {
  const typed = word.replaceAll('_', ' ');
  return fitting(fields, typed, ({ name, label }) => `${label} ${name.replaceAll('_', ' ')}`).map(
    ({ name, label, description }) => ({
      id: `field ${name}`,
      group: 'Fields',
      label,
      detail: description,
      effect: { type: 'write', text: `${name}=` },
    }),
  );
}

function anyOptions({ kind, fields, suggested }: Known): Completion[] {
  return suggested.flatMap((each): Completion[] => {
    const label = labelOf(each);
    if (each.id !== undefined)
      return [
        {
          id: `open ${each.id}`,
          group: kind === 'candidate' ? 'People' : 'Jobs',
          label,
          detail: 'Open',
          effect: { type: 'open', href: dossierPath(kind, each.id) },
        },
      ];
    const name = keyOfColumn(each.field) ?? each.field;
    const field = fields.find((known) => known.name === name);
    if (!field) return [];
    const count = countOf(kind, each.count);
    return [
      {
        ...filterOption(field, { value: each.value, label, count }),
        detail: FIELD_LABELS[each.field] ?? field.label,
      },
    ];
  });
}

/** Returns the field of a token; none for words and unknown names. */
export function fieldOf(token: Token, fields: readonly ListField[]): ListField | undefined {
  return token.type === 'value' ? fields.find(({ name }) => name === token.name) : undefined;
}

/** Returns the completions of a token, in the order in which they are offered. */
export function completionsOf(token: Token, known: Known): Completion[] {
  if (token.type === 'word') return [...anyOptions(known), ...fieldOptions(known.fields, token.word)];
  const field = fieldOf(token, known.fields);
  if (!field) return [];
  return field.choices
    ? choiceOptions(field, field.choices, token.value)
    : valueOptions(known, field, token.value);
}

/** Returns whether Enter takes the first completion: a value of a list is not typed by hand. */
export function takesFirst(token: Token, fields: readonly ListField[]): boolean {
  const field = fieldOf(token, fields);
  if (!field || token.type !== 'value') return false;
  return field.isListed && !(field.more && /__\w+$/.test(token.value));
}
