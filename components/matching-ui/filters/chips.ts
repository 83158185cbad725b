import { dayText, languageName } from '@/components/dossier/words';
import type { FilterId } from '@/lib/contracts/matching-ui/options';
import type { Filters, View } from '../data/model';
import { CONTROLS, type Control, educationText, placeText, rangeText, SKILL_LEVELS } from './catalogue';

/** An active filter, with the filters that remain once it is removed. */

export type ActiveFilter = { key: string; filterId: FilterId; text: string; without: Filters };

type Context = { filters: Filters; labels: ReadonlyMap<string, string> };
type Told = { key: string; text: string; without: Filters };

/** Returns one chip for each of a list. */
function each<Value>(
  filters: Filters,
  member: keyof Filters,
  values: readonly Value[] | null | undefined,
  text: (value: Value) => string,
): Told[] {
  return (values ?? []).map((value, index) => ({
    key: `${member}-${index}`,
    text: text(value),
    without: { ...filters, [member]: values?.filter((_, at) => at !== index) },
  }));
}

function one(filters: Filters, member: keyof Filters, text: string): Told[] {
  return text ? [{ key: member, text, without: { ...filters, [member]: undefined } }] : [];
}

const nowText = (isCurrent: boolean | null | undefined) => (isCurrent ? ', now' : '');

type Skill = NonNullable<Filters['skills']>[number];

function skillText({ skillName, experienceLevel, monthsOfExperienceRange, isCurrent }: Skill): string {
  const level = SKILL_LEVELS.find(({ value }) => value === experienceLevel)?.label.toLowerCase();
  const months = monthsOfExperienceRange ? rangeText(monthsOfExperienceRange, 'months') : '';
  return `${[skillName, level, months].filter(Boolean).join(', ')}${nowText(isCurrent)}`;
}

function placesTold(filters: Filters): Told[] {
  const { locationCriteria: criteria } = filters;
  const locations = criteria?.locations ?? [];
  const unit = criteria?.distanceUnit === 'Miles' ? 'mi' : 'km';
  const within = criteria?.distance ? ` within ${criteria.distance} ${unit}` : '';
  return locations.map((place, index) => {
    const rest = locations.filter((_, at) => at !== index);
    const left = rest.length > 0 ? { ...criteria, locations: rest } : undefined;
    return {
      key: `place-${index}`,
      text: `${placeText(place)}${within}`,
      without: { ...filters, locationCriteria: left },
    };
  });
}

function datesTold(filters: Filters): Told[] {
  const { minimum, maximum } = filters.revisionDateRange ?? {};
  const text = [minimum && `from ${dayText(minimum)}`, maximum && `to ${dayText(maximum)}`];
  return minimum || maximum
    ? one(filters, 'revisionDateRange', `Document ${text.filter(Boolean).join(' ')}`)
    : [];
}

/** Fields of documents that the request brought: the panel has no control for them. */
function customFieldsTold(filters: Filters): Told[] {
  const fields = filters.customFields ?? {};
  return Object.entries(fields).map(([name, values]) => {
    const { [name]: _, ...rest } = fields;
    const left = Object.keys(rest).length > 0 ? rest : undefined;
    return {
      key: `customFields-${name}`,
      text: `${name}: ${values.join(' or ')}`,
      without: { ...filters, customFields: left },
    };
  });
}

const SPECIAL: Record<
  Extract<Control['type'], 'titles' | 'skills' | 'places' | 'expression' | 'dates' | 'tags' | 'majors'>,
  (context: Context) => Told[]
> = {
  titles: ({ filters }) =>
    each(filters, 'jobTitles', filters.jobTitles, ({ title, isCurrent }) => `${title}${nowText(isCurrent)}`),
  skills: ({ filters }) => each(filters, 'skills', filters.skills, skillText),
  places: ({ filters }) => placesTold(filters),
  expression: ({ filters }) => one(filters, 'searchExpression', filters.searchExpression ?? ''),
  dates: ({ filters }) => datesTold(filters),
  tags: ({ filters, labels }) => [
    ...each(filters, 'userDefinedTags', filters.userDefinedTags, (tag) => labels.get(tag) ?? tag),
    ...customFieldsTold(filters),
  ],
  majors: ({ filters }) => each(filters, 'educations', filters.educations, educationText),
};

function told(control: Control, context: Context): Told[] {
  const { filters, labels } = context;
  switch (control.type) {
    case 'texts':
    case 'checks':
      return each(filters, control.member, filters[control.member], (value) =>
        control.member === 'documentLanguages' || control.member === 'languagesKnown'
          ? languageName(value)
          : (labels.get(value) ?? value),
      );
    case 'flag':
      return filters[control.member] && !control.needs ? one(filters, control.member, control.label) : [];
    case 'range': {
      const text = rangeText(filters[control.member] ?? {}, control.unit);
      return text ? one(filters, control.member, `${control.label}: ${text}`) : [];
    }
    case 'choice': {
      const { label } = control.options.find(({ value }) => value === filters[control.member]) ?? {};
      return label ? one(filters, control.member, `${control.label}: ${label}`) : [];
    }
    default:
      return SPECIAL[control.type](context);
  }
}

/**
 * Returns the active filters; `labels` are the names of values, such as tags of a picklist, or industries that were
 * chosen by name.
 */
export function activeFilters(
  filters: Filters,
  shown: View['filters'],
  labels: ReadonlyMap<string, string>,
): ActiveFilter[] {
  return shown.flatMap(({ filterId }) =>
    CONTROLS[filterId].flatMap((control) =>
      told(control, { filters, labels }).map((each) => ({
        ...each,
        key: `${filterId}-${each.key}`,
        filterId,
      })),
    ),
  );
}
