import { LEAST_COMPARED } from '../figures/changes';
import { MINIMUM_N, shareOf } from '../figures/statistics';
import type { Figure, FigureRow, RowLabel } from '../figures/types';
import type { Measure } from './view';

/** The figures of several questions as one, with a column for each question. */

/** One question: its name and its figure; null when there is nothing to draw. */
export type Compared = { name: string; figure: Figure | null };

export type Comparison = {
  compared: readonly Compared[];
  /** The column of each figure that is drawn. */
  column: number;
  /** An additional column of the table, such as the counts of shares. */
  beside?: { column: number; label: string };
  /** Value of a row that a figure does not have: zero where it counts everything, else null. */
  absent: 0 | null;
  as: 'lines' | 'bars';
  most?: number;
};

function sortKeyOf(label: RowLabel): string | number | null {
  if (label.type === 'period') return label.start;
  return label.type === 'range' ? label.from : null;
}

function totalOf({ values }: FigureRow, series: number): number {
  return values.slice(0, series).reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Sorts ranges and periods in their own order, values by all series together, and rows without a value last. */
function inOrder(rows: readonly FigureRow[], series: number): FigureRow[] {
  return [...rows].sort((a, b) => {
    const [one, other] = [sortKeyOf(a.label), sortKeyOf(b.label)];
    if (one !== null && other !== null) return one < other ? -1 : 1;
    const isRest = Number(a.isPartial ?? false) - Number(b.isPartial ?? false);
    return isRest || totalOf(b, series) - totalOf(a, series);
  });
}

/** Returns the common basis of the figures, and that of each. */
function basisOf(compared: readonly Compared[], basis: Figure['basis']): Figure['basis'] {
  const each = compared.map(({ name, figure }) => `${name} ${(figure?.basis.n ?? 0).toLocaleString('en')}`);
  const sumOf = (member: 'n' | 'among') =>
    compared.reduce((sum, { figure }) => sum + (figure?.basis[member] ?? 0), 0);
  const isOfOneTime = compared.every(({ figure }) => !figure || figure.basis.period === basis.period);
  return {
    n: sumOf('n'),
    of: `${basis.of} (${each.join(', ')})`,
    ...(basis.among !== undefined && { among: sumOf('among') }),
    ...(basis.caution && { caution: basis.caution }),
    ...(basis.period && isOfOneTime && { period: basis.period }),
    method: basis.method,
  };
}

/** Figures of one kind side by side; null when none of them has anything to draw. */
export function comparedFigure(comparison: Comparison): Figure | null {
  const { compared, column, beside, absent, as, most } = comparison;
  const figures = compared.map(({ figure }) => figure);
  const first = figures.find((figure) => figure !== null);
  const drawn = first?.columns[column];
  if (!first || !drawn) return null;
  const byId = figures.map((figure) => new Map(figure?.rows.map((row) => [row.id, row])));
  const samples = new Map(figures.flatMap((figure) => figure?.rows ?? []).map((row) => [row.id, row]));
  const cellOf = (index: number, id: string, at: number) => {
    const row = byId[index]?.get(id);
    if (row) return row.values[at] ?? null;
    const isOfFew = first.columns[at]?.form.type === 'share' && (figures[index]?.basis.n ?? 0) < MINIMUM_N;
    return figures[index] && !isOfFew ? absent : null;
  };
  const rows = [...samples.values()].map(
    (row): FigureRow => ({
      ...row,
      values: [column, ...(beside ? [beside.column] : [])].flatMap((at) =>
        compared.map((_, index) => cellOf(index, row.id, at)),
      ),
    }),
  );
  const isTold = rows.some(({ values }) => values.slice(0, compared.length).some((value) => value));
  // Too few for a share of any value.
  if (!isTold && drawn.form.type === 'share') return null;
  return {
    subject: first.subject,
    columns: [
      ...compared.map(({ name }) => ({ label: name, form: drawn.form })),
      ...(beside
        ? compared.map(({ name }) => ({
            label: `${name}, ${beside.label}`,
            form: first.columns[beside.column]?.form ?? drawn.form,
          }))
        : []),
    ],
    rows: inOrder(rows, compared.length).slice(0, most),
    drawing: { type: 'compared', as, series: compared.length },
    basis: basisOf(compared, first.basis),
  };
}

/** Returns the numbers of a comparison along with those they derive from. */
function withOriginals(
  figure: Figure,
  what: string,
  form: Figure['columns'][number]['form'],
  measured: (row: FigureRow, index: number) => number | null,
): Figure {
  const series = figure.drawing.type === 'compared' ? figure.drawing.series : figure.columns.length;
  const drawn = figure.columns.slice(0, series);
  return {
    ...figure,
    columns: [
      ...drawn.map(({ label }) => ({ label, form })),
      ...drawn.map((column) => ({ ...column, label: `${column.label}, ${what}` })),
    ],
    rows: figure.rows.map((row) => ({
      ...row,
      values: [...drawn.map((_, index) => measured(row, index)), ...row.values.slice(0, series)],
    })),
  };
}

function indexed(figure: Figure, what: string, basePeriods: readonly FigureRow[], least: number): Figure {
  const bases = figure.columns.map((_, index) =>
    basePeriods.find(({ values }) => (values[index] ?? 0) >= least),
  );
  const index: Figure = withOriginals(figure, what, { type: 'index' }, ({ id, values }, at) => {
    const base = bases[at];
    const [value, hundred] = [values[at], base?.values[at]];
    const isBefore = base && figure.rows.findIndex((row) => row.id === id) < figure.rows.indexOf(base);
    return value == null || !hundred || isBefore ? null : (100 * value) / hundred;
  });
  return {
    ...index,
    basis: {
      ...figure.basis,
      method: `${figure.basis.method} The first complete period of each series${least > 1 ? ` with at least ${least} jobs` : ''} is 100.`,
    },
  };
}

export type Measuring = {
  measure: Measure;
  /** Meaning of the numbers, where they are shown next to values derived from them. */
  what: string;
  /** Whole that shares are part of. */
  whole: Figure | null;
  /** The first period of the data, which may begin within it. */
  cut: string | undefined;
};

/**
 * Converts a comparison over time to its measure: counts, shares of `whole` in the same period, or an index. Sums of
 * money have no share, and do not change.
 */
export function measuredTrend(figure: Figure, { measure, what, whole, cut }: Measuring): Figure {
  const isMoney = figure.columns[0]?.form.type === 'money';
  if (measure === 'index') {
    const complete = figure.rows.filter(({ id, isPartial }) => !isPartial && id !== cut);
    return indexed(figure, what, complete, isMoney ? 1 : LEAST_COMPARED);
  }
  if (measure === 'count' || isMoney || !whole) return figure;
  const wholes = new Map(whole.rows.map(({ id, values }) => [id, values[0] ?? null]));
  const shares = withOriginals(figure, what, { type: 'share' }, ({ id, values }, at) => {
    const [part, all] = [values[at] ?? null, wholes.get(id) ?? null];
    return part === null || all === null ? null : shareOf(part, all);
  });
  return {
    ...shares,
    basis: {
      ...figure.basis,
      method: `${figure.basis.method} Shares are of all jobs of the period that fit what the questions have in common.`,
    },
  };
}

/** Numbers the periods of questions about different times, so that the first is next to the first. */
export function alignedPeriods(figure: Figure, unit: string): Figure {
  const name = unit.charAt(0).toUpperCase() + unit.slice(1);
  const series = figure.columns.map((_, index) => {
    const at = figure.rows.map(({ values }) => values[index] ?? 0);
    const [from, to] = [at.findIndex((value) => value > 0), at.findLastIndex((value) => value > 0)];
    return from < 0 ? [] : figure.rows.slice(from, to + 1);
  });
  const length = Math.max(...series.map((rows) => rows.length));
  return {
    ...figure,
    subject: name,
    rows: Array.from({ length }, (_, at): FigureRow => {
      const isPartial = series.some((rows) => rows[at]?.isPartial);
      return {
        id: String(at),
        label: { type: 'text', text: `${name} ${at + 1}` },
        values: series.map((rows, index) => rows[at]?.values[index] ?? null),
        narrows: [],
        ...(isPartial && { isPartial }),
      };
    }),
    basis: {
      ...figure.basis,
      method: `${figure.basis.method} The questions are about different times: the first ${unit} of one is compared with the first of the other.`,
    },
  };
}

/** Drops the periods before and after all series, which a question about a time has many of. */
export function trimmed(figure: Figure): Figure {
  const has = ({ values }: FigureRow) => values.some((value) => (value ?? 0) > 0);
  return {
    ...figure,
    rows: figure.rows.slice(figure.rows.findIndex(has), figure.rows.findLastIndex(has) + 1),
  };
}
