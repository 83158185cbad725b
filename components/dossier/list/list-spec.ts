import type { ReactNode } from 'react';
import type {
  CustomField,
  DossierKind,
  DossierLine,
  ListQuery,
  ListQueryParams,
} from '@/lib/recruiter/vocabulary';

/** Filters of any list. */
export type Filters = { [name: string]: string[] | number | boolean | undefined };

/** The filters that every list has. */
export type CommonFilters = {
  countries?: string[];
  languages?: string[];
  tags?: string[];
  fields?: string[];
  states?: string[];
  sample?: boolean;
};

export type Query = ListQuery<Filters, string>;

/** Name, sorting and content of one column. The name of the record has a separate cell in the row. */
export type ListColumn<Line> = {
  readonly id: string;
  readonly label: string;
  readonly sort?: string;
  readonly className: string;
  /** Classes for rows of two lines; a column without it keeps to one. */
  readonly wraps?: string;
  cell(line: Line, terms: readonly string[]): ReactNode;
};

/** One thing the list is narrowed by, and the change that takes it away. */
export type FilterChip = {
  readonly key: string;
  readonly label: string;
  readonly without: Filters;
  /** The filter it stands for, by its name in the view, to be changed in the bar. */
  readonly edits?: { name: string; value: string };
};

/** Properties that set one list apart from another. */
export type ListSpec<Line extends DossierLine, Q extends Query> = {
  readonly kind: DossierKind;
  readonly language: {
    readonly filters: Readonly<Record<string, { readonly parameter: string }>>;
    readonly defaults: Q;
    from(params: ListQueryParams): Q;
    params(query: Q): URLSearchParams;
  };
  /** Every column, in the order in which it is offered; the first is the name. */
  readonly columns: readonly ListColumn<Line>[];
  readonly defaultColumns: readonly string[];
  /** Fields of the workspace, archived ones last; none where it added none (`withCustomFields`). */
  readonly fields?: readonly CustomField[];
  /** The chips of everything that narrows the list, in the order of the filter menu. */
  chips(filters: Q['filters']): FilterChip[];
  /** Returns the mark before the name. */
  mark(line: Line, size: 'sm' | 'md'): ReactNode;
  /** Returns the lines below the name on a narrow screen: those of a card, the most telling first. */
  cardLines(line: Line): readonly [headline: string, facts: string, more: string];
};
