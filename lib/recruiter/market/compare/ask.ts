import { type Asking, alsoFiltered, buckets, countedValues, facets } from '../dashboard/ask';
import { KEY_FIGURES } from '../dashboard/key-figures';
import { PANEL_QUESTIONS, RANKINGS } from '../dashboard/panels';
import { payByPeriod, payGroups, payWithin, sharedPayScale } from '../dashboard/panels/pay';
import { movementOf } from '../dashboard/panels/time';
import type { PanelId } from '../figures/panels';
import { payFigure, rankedFigure } from '../figures/ranked';
import { SHOWN_PERIODS, trendFigure } from '../figures/trend';
import type { Figure, FigureRow } from '../figures/types';
import type { CountedValue } from '../search/types';
import type { MarketFilter } from '../search/view';
import {
  alignedPeriods,
  type Compared,
  type Comparison,
  comparedFigure,
  measuredTrend,
  trimmed,
} from './compared';
import type { ComparedId } from './panels';
import type { Measure } from './view';

/** Parameters shared by all figures of a comparison. */
export type Together = {
  readonly questions: readonly { name: string; asking: Asking }[];
  /** Filters that the questions share. */
  readonly common: Asking;
  readonly measure: Measure;
};

type Ask = (together: Together) => Promise<Figure | null>;

const COUNT_COLUMN = 0;
const SHARE_COLUMN = 1;
const SHOWN_VALUES = 8;
/** As many as the market returns at once, so that values that are rare in one question are counted there as well. */
const MOST_VALUES = 10_000;
const MOST_OF_FACET = 20;

/** Returns the figures of all questions. */
function each(
  { questions }: Together,
  figureOf: (asking: Asking) => Promise<Figure | null>,
): Promise<Compared[]> {
  return Promise.all(questions.map(async ({ name, asking }) => ({ name, figure: await figureOf(asking) })));
}

/** Returns the drawn columns: jobs with their shares, or, also for an index, shares with their jobs. */
function columnsFor(measure: Measure): Pick<Comparison, 'column' | 'beside'> {
  return measure === 'count'
    ? { column: COUNT_COLUMN, beside: { column: SHARE_COLUMN, label: 'share' } }
    : { column: SHARE_COLUMN, beside: { column: COUNT_COLUMN, label: 'jobs' } };
}

/** Figures of which each counts all values that there are. */
function complete(figureOf: (asking: Asking) => Promise<Figure | null>, as: Comparison['as'] = 'bars'): Ask {
  return async (together) =>
    comparedFigure({
      compared: await each(together, figureOf),
      ...columnsFor(together.measure),
      ...{ absent: 0, as },
    });
}

/** Returns the values of a field with their jobs, whole where the most frequent ones are not all. */
async function allValues(asking: Asking, field: string): Promise<CountedValue[]> {
  const { valuesOf } = await facets(asking);
  const frequent = valuesOf(field);
  if (frequent.length > 0 && frequent.length < MOST_OF_FACET) return frequent;
  return countedValues(await buckets(asking, { _group: field, _limit: MOST_VALUES }), field);
}

/** Returns the values that are frequent in any of the questions, counted in all of them. */
function rankedTogether(field: string, subject: string): Ask {
  return async (together) => {
    const compared = await each(together, async (asking) => {
      const [{ total }, values] = await Promise.all([facets(asking), allValues(asking, field)]);
      return rankedFigure({ subject, field, values, total, most: MOST_VALUES });
    });
    const frequent = new Set(
      compared.flatMap(({ figure }) => figure?.rows.slice(0, SHOWN_VALUES).map(({ id }) => id) ?? []),
    );
    const within = compared.map(({ name, figure }) => ({
      name,
      figure: figure && { ...figure, rows: figure.rows.filter(({ id }) => frequent.has(id)) },
    }));
    return comparedFigure({
      compared: within,
      ...columnsFor(together.measure),
      ...{ absent: 0, as: 'bars', most: SHOWN_VALUES },
    });
  };
}

/** Returns whether the questions are about different times. */
function isOfDifferentTimes({ questions, common }: Together): boolean {
  const times = questions.map(({ asking }) =>
    asking.filters
      .filter((one) => /^(?:job:)?date(?:__|$)/.test(one.name) && !common.filters.includes(one))
      .map(({ name, value }) => `${name}=${value}`)
      .join(),
  );
  return new Set(times).size > 1;
}

/** Returns a figure over time, cut to the drawn part and in the requested measure. */
function overTime(
  together: Together,
  figure: Figure,
  measuring: { what: string; whole: Figure | null; cut: string | undefined },
): Figure {
  const { unit } = together.common;
  const isAligned = isOfDifferentTimes(together);
  const shown = isAligned ? figure : { ...figure, rows: figure.rows.slice(-SHOWN_PERIODS[unit]) };
  const measured = measuredTrend(trimmed(shown), { measure: together.measure, ...measuring });
  return isAligned ? alignedPeriods(measured, unit) : measured;
}

/** Returns new jobs or open jobs over time: a column of the trend. */
function trendOf(label: 'New jobs' | 'Open at its end', what: string): Ask {
  return async (together) => {
    const [movements, whole] = await Promise.all([
      Promise.all(together.questions.map(({ asking }) => movementOf(asking))),
      movementOf(together.common),
    ]);
    const figures = movements.map((movement) => trendFigure(movement, true));
    const column = figures[0]?.columns.findIndex((one) => one.label === label) ?? -1;
    const all = trendFigure(whole, true);
    const at = all.columns.findIndex((one) => one.label === label);
    const compared = together.questions.map(({ name }, index) => ({ name, figure: figures[index] ?? null }));
    const figure =
      column < 0 || compared.some(({ figure: one }) => one?.columns[column]?.label !== label)
        ? null
        : comparedFigure({ compared, column, absent: null, as: 'lines' });
    if (!figure) return null;
    const ofWhole = { ...all, rows: all.rows.map((row) => ({ ...row, values: [row.values[at] ?? null] })) };
    return overTime(together, figure, { what, whole: ofWhole, cut: whole.reach?.first });
  };
}

/** Returns whether any question has two numbers or more: a single one is not a trend, and is among the key figures. */
function hasCourse({ rows }: Figure, series: number): boolean {
  const numbers = (index: number) => rows.filter(({ values }) => values[index] != null).length;
  return Array.from({ length: series }, (_, index) => numbers(index)).some((count) => count > 1);
}

const payTrend: Ask = async (together) => {
  const currency = await together.common.currency();
  if (currency === null) return null;
  const figure = comparedFigure({
    compared: await each(together, (asking) => payByPeriod(asking, currency)),
    column: 0,
    ...(together.measure !== 'index' && { beside: { column: 1, label: 'jobs' } }),
    absent: null,
    as: 'lines',
  });
  if (!figure || !hasCourse(figure, together.questions.length)) return null;
  return overTime(together, figure, { what: 'median', whole: null, cut: undefined });
};

/** Returns pay in ranges that are the same for all questions. */
const pay: Ask = async (together) => {
  const currency = await together.common.currency();
  if (currency === null) return null;
  const scale = await sharedPayScale(
    together.questions.map(({ asking }) => asking),
    currency,
  );
  if (!scale) return null;
  return comparedFigure({
    compared: await each(together, (asking) => payWithin(asking, currency, scale)),
    ...columnsFor(together.measure),
    ...{ absent: 0, as: 'lines' },
  });
};

/** Returns median pay of the values that most jobs of all questions have. */
function payBy(field: string, subject: string): Ask {
  return async (together) => {
    const currency = await together.common.currency();
    if (currency === null) return null;
    const compared = await each(together, async (asking) =>
      payFigure({
        ...{ subject, field, currency, most: MOST_VALUES },
        groups: await payGroups(asking, field, currency),
        among: (await facets(asking)).total,
      }),
    );
    const jobsOf = new Map<string, number>();
    for (const { id, values } of compared.flatMap(({ figure }) => figure?.rows ?? []))
      jobsOf.set(id, (jobsOf.get(id) ?? 0) + (values[1] ?? 0));
    const frequent = new Set(
      [...jobsOf]
        .sort(([, a], [, b]) => b - a)
        .slice(0, SHOWN_VALUES)
        .map(([id]) => id),
    );
    return comparedFigure({
      compared: compared.map(({ name, figure }) => ({
        name,
        figure: figure && { ...figure, rows: figure.rows.filter(({ id }) => frequent.has(id)) },
      })),
      column: 0,
      beside: { column: 1, label: 'jobs' },
      absent: null,
      as: 'bars',
    });
  };
}

const alone = (id: PanelId) => complete(PANEL_QUESTIONS[id]);

/** Query of each comparison; null means that there is nothing to draw. */
export const COMPARISONS: Readonly<Record<ComparedId, Ask>> = {
  newJobs: trendOf('New jobs', 'new jobs'),
  openJobs: trendOf('Open at its end', 'open jobs'),
  payTrend,
  professions: rankedTogether(...RANKINGS.professions),
  professionGroups: rankedTogether(...RANKINGS.professionGroups),
  professionClasses: rankedTogether(...RANKINGS.professionClasses),
  employers: rankedTogether(...RANKINGS.employers),
  websites: rankedTogether(...RANKINGS.websites),
  industries: rankedTogether(...RANKINGS.industries),
  agencies: alone('agencies'),
  places: rankedTogether('location', 'Place'),
  regions: rankedTogether(...RANKINGS.regions),
  countries: rankedTogether(...RANKINGS.countries),
  remote: alone('remote'),
  itSkills: rankedTogether(...RANKINGS.itSkills),
  professionalSkills: rankedTogether(...RANKINGS.professionalSkills),
  education: alone('education'),
  experience: alone('experience'),
  contracts: alone('contracts'),
  hours: alone('hours'),
  pay,
  payByProfession: payBy('profession', 'Profession'),
  payByRegion: payBy('region', 'Region'),
  payByExperience: payBy('experience_level', 'Experience'),
  lifetime: complete(PANEL_QUESTIONS.lifetime, 'lines'),
};

/** Returns the key figures of all questions in one table, each with its basis. */
export const comparedKeyFigures: Ask = async ({ questions }) => {
  const found = await Promise.all(
    questions.map(async ({ asking }) => {
      const groups = await Promise.all(Object.values(KEY_FIGURES).map((figures) => figures(asking)));
      return groups.flat();
    }),
  );
  const samples = new Map(found.flat().map((figure) => [figure.id, figure]));
  const rows = [...samples.values()].map((sample): FigureRow => {
    const ofEach = found.map((figures) => figures.find(({ id }) => id === sample.id));
    return {
      id: sample.id,
      label: { type: 'text', text: sample.label },
      values: [
        ...ofEach.map((figure) => figure?.value ?? null),
        ...ofEach.map((figure) => figure?.basis.n ?? null),
      ],
      narrows: sample.narrows,
      form: sample.form,
    };
  });
  const methods = [...samples.values()].map(({ label, basis }) => `${label}: ${basis.method}`);
  return {
    subject: 'Figure',
    columns: [
      ...questions.map(({ name }) => ({ label: name, form: { type: 'count' } as const })),
      ...questions.map(({ name }) => ({ label: `${name}, n`, form: { type: 'count' } as const })),
    ],
    rows,
    drawing: { type: 'compared', as: 'table', series: questions.length },
    basis: { n: questions.length, of: 'questions', method: methods.join(' ') },
  };
};

/** Returns the filters of a question with those that all questions share. */
export function questionWith(common: readonly MarketFilter[], own: readonly MarketFilter[]): MarketFilter[] {
  return alsoFiltered(common, ...own);
}
