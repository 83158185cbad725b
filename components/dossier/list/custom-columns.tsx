import { type CustomField, customColumn, type DossierLine, filterText } from '@/lib/recruiter/vocabulary';
import { shownValue } from '../custom-edit';
import { FIGURE, TEXT, WRAPPED } from './cells';
import { chipsOf } from './filter-chip';
import type { ListColumn, ListSpec, Query } from './list-spec';

function columnOf(field: CustomField): ListColumn<DossierLine> {
  const isFigure = field.type === 'number' || field.type === 'date';
  return {
    id: customColumn(field.key),
    label: field.name,
    sort: customColumn(field.key),
    className: isFigure ? FIGURE : TEXT,
    ...(!isFigure && { wraps: WRAPPED }),
    cell: ({ custom }) => {
      const value = custom?.[field.key];
      return value === undefined ? null : shownValue(field, value);
    },
  };
}

/** Returns the list with the fields of the workspace: their columns, before those of times, and their chips. */
export function withCustomFields<Line extends DossierLine, Q extends Query>(
  spec: ListSpec<Line, Q>,
  fields: readonly CustomField[],
): ListSpec<Line, Q> {
  if (fields.length === 0) return spec;
  const own = fields.filter(({ archived }) => !archived).map(columnOf);
  return {
    ...spec,
    fields,
    columns: [...spec.columns.slice(0, -2), ...own, ...spec.columns.slice(-2)],
    chips: (filters) => [
      ...spec.chips(filters),
      ...chipsOf('fields', filters.fields as string[] | undefined, (filter) =>
        filterText(fields, filter, shownValue),
      ),
    ],
  };
}
