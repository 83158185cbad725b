import { MINIMUM_N, shareOf } from '../market/figures/statistics';
import type { Figure, FigureBasis } from '../market/figures/types';
import type { Group } from './measure';
import type { ReportFigureId } from './types';

/** Draws what was measured as the figures of the market are drawn, by the same rules of what may be said. Pure. */

const MOST_ROWS = 15;

/** What is counted: one of it, and several. */
type Noun = readonly [one: string, several: string];

const OF: Noun = ['person on a shortlist', 'people on shortlists'];

const DELETED = 'People who were deleted are not counted.';

type Words = { title: string; subject: string; of: Noun; method: string; caution?: string };

const WORDS: Readonly<Record<ReportFigureId, Words>> = {
  times: {
    title: 'How long it takes',
    subject: 'Until when',
    of: ['measured time', 'measured times'],
    method: `Median of days, of those who got there. Shortlisted and filled are measured from the beginning of the job, interviewed and hired from the day on the shortlist. A job begins when it was added here; interviews are those that were arranged here and not cancelled; the last stage of the shortlist is being hired. ${DELETED}`,
    caution:
      'Those who are not there yet are not counted, so recent months look shorter than they will turn out.',
  },
  stages: {
    title: 'How far people get',
    subject: 'Stage',
    of: OF,
    method: `People who were in the stage at some time, and their share of all. Who skipped a stage is not counted in it. ${DELETED}`,
  },
  'time-in-stage': {
    title: 'Time in each stage',
    subject: 'Stage',
    of: ['stay that ended', 'stays that ended'],
    method: `Median of days between coming into the stage and leaving it for another one, a rejection or the end of the shortlist. Changes that were undone do not count. ${DELETED}`,
    caution: 'Who is still in the stage is not counted.',
  },
  sources: {
    title: 'Where people come from',
    subject: 'Source',
    of: OF,
    method: `From where they were put on the shortlist. ${DELETED}`,
  },
  'sources-of-hired': {
    title: 'Where the hired come from',
    subject: 'Source',
    of: ['person in the last stage', 'people in the last stage'],
    method: `From where those were put on the shortlist who are in its last stage. ${DELETED}`,
  },
  reasons: {
    title: 'Why people are rejected',
    subject: 'Reason',
    of: ['rejected person', 'rejected people'],
    method: `The reason of those who are rejected now. ${DELETED}`,
  },
  jobs: {
    title: 'By job',
    subject: 'Job',
    of: OF,
    method: `People on the shortlist of each job. ${DELETED}`,
  },
  recruiters: {
    title: 'By recruiter',
    subject: 'Recruiter',
    of: OF,
    method: `Who put people on shortlists. ${DELETED}`,
  },
};

/** Returns the title of a figure. */
export const reportTitle = (id: ReportFigureId): string => WORDS[id].title;

function medianOf(values: readonly number[]): number | null {
  if (values.length < MINIMUM_N) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? 0, sorted[middle] ?? 0];
  return (low + high) / 2;
}

/** Returns the figure of some rows; null where they count nobody. `all` is the number of people of the question. */
export function figureOf(id: ReportFigureId, groups: readonly Group[], all: number): Figure | null {
  const { subject, of, method, caution } = WORDS[id];
  const isTime = id === 'times' || id === 'time-in-stage';
  const shown = groups.slice(0, MOST_ROWS);
  const counted = groups.reduce((sum, { points }) => sum + points.length, 0);
  if (counted === 0) return null;
  const total = id === 'stages' ? all : counted;
  const rows = shown.map(({ id: row, label, points }) => {
    const days = points.flatMap((point) => point.days ?? []);
    return {
      id: row,
      label: { type: 'text' as const, text: label },
      values: isTime ? [medianOf(days), points.length] : [points.length, shareOf(points.length, total)],
      narrows: points.length > 0 ? [{ name: id, value: row }] : [],
    };
  });
  const isTooFew = isTime && rows.some(({ values }) => values[0] === null);
  const tooFew = isTooFew ? `A dash stands for fewer than ${MINIMUM_N}: too few to say.` : '';
  const warning = [caution, tooFew].filter(Boolean).join(' ');
  const [one, several] = of;
  const basis: FigureBasis = {
    n: total,
    of: total === 1 ? one : several,
    method,
    ...(warning && { caution: warning }),
  };
  return {
    subject,
    columns: isTime
      ? [
          { label: 'Median days', form: { type: 'decimal' } },
          { label: 'n', form: { type: 'count' } },
        ]
      : [
          { label: 'People', form: { type: 'count' } },
          { label: 'Share', form: { type: 'share' } },
        ],
    rows,
    drawing: { type: 'bars' },
    basis,
  };
}
