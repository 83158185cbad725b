import { type ListQueryParams, toSearchParams } from '../../records/list-query';
import { type DashboardView, dashboardViewFrom, dashboardViewParams } from '../dashboard/view';
import { EVERYTHING, type MarketFilter, marketViewFrom, marketViewParams } from '../search/view';

/** Ways to make series comparable: unchanged, as shares of a whole, or with their first period as 100. */
export const MEASURES = ['count', 'share', 'index'] as const;

export type Measure = (typeof MEASURES)[number];

/** More than four series are indistinguishable. */
export const MOST_QUESTIONS = 4;

const LETTERS = 'ABCD';

/** Returns the letter of a series in its drawing. */
export function letterOf(index: number): string {
  return LETTERS.charAt(index);
}

/** A comparison, as in its URL: `filters` apply to every question, and each question has further filters. */
export type CompareView = DashboardView & {
  readonly questions: readonly (readonly MarketFilter[])[];
  readonly measure: Measure;
};

/** Each question is a separate parameter, written like an address of the market. */
const QUESTION = '_q';
const MEASURE = '_as';
const USUAL_MEASURE: Measure = 'count';

/** Returns the comparison of a URL; missing or invalid parts have their defaults. */
export function compareViewFrom(given: ListQueryParams): CompareView {
  const params = toSearchParams(given);
  return {
    ...dashboardViewFrom(given),
    questions: params
      .getAll(QUESTION)
      .slice(0, MOST_QUESTIONS)
      .map((written) => marketViewFrom(new URLSearchParams(written)).filters),
    measure: MEASURES.find((measure) => measure === params.get(MEASURE)) ?? USUAL_MEASURE,
  };
}

/** Returns the shortest parameters of a comparison. */
export function compareViewParams(view: CompareView): URLSearchParams {
  const params = dashboardViewParams(view);
  for (const filters of view.questions)
    params.append(QUESTION, marketViewParams({ ...EVERYTHING, filters }).toString());
  if (view.measure !== USUAL_MEASURE) params.set(MEASURE, view.measure);
  return params;
}
