import { type Lifetime, lifetimeBins } from '../../figures/distribution';
import { periodOf } from '../../figures/periods';
import { isWithin, type Span, spanOfFilters, unitOfSpans, withoutTime } from '../../figures/spans';
import { MINIMUM_N, quantileOf, shareOf } from '../../figures/statistics';
import { factsAt, factsOfPeriods } from '../../figures/trend';
import type { KeyChange, KeyFigure, NumberForm } from '../../figures/types';
import { textOf, valuesOf } from '../../search/members';
import { ACTIVE, type Asking, buckets, countOf, countsByPeriod, ENDED, facets, jobsOf } from '../ask';
import { lifetimes, movementOf } from '../panels/time';
import { ofAllDays, spansOf, sumWithin } from '../spans';
import { changesOf } from './compared';

/** Numbers of jobs, of open and of ended ones, and the time they were online. */

const COUNT: NumberForm = { type: 'count' };

export const has = (asking: Asking, ...fields: string[]) => fields.every((field) => field in asking.fields);

/** Compares open jobs at the end of the periods; the jobs of a chosen time have no such trend. */
async function openChanges(asking: Asking): Promise<KeyChange[]> {
  if (spanOfFilters(asking.filters) !== null) return [];
  const [moved, spans] = await Promise.all([movementOf(asking), spansOf(asking)]);
  const facts = factsOfPeriods(moved);
  const openAt = ({ to }: Span) => factsAt(facts, periodOf(to, asking.unit))?.open ?? null;
  if (!spans || openAt(spans.now) === null) return [];
  return changesOf(spans, (span) => ({ type: 'count', n: openAt(span) ?? 0 }));
}

async function openFigure(asking: Asking): Promise<KeyFigure> {
  const [open, changes] = await Promise.all([countOf(asking, ACTIVE), openChanges(asking)]);
  const isOfAll = spanOfFilters(asking.filters) === null;
  return {
    ...{ id: 'open', label: isOfAll ? 'Open now' : 'Still open', value: open, form: COUNT, changes },
    basis: {
      n: open,
      of: isOfAll ? 'open jobs' : 'open jobs that were first posted in the period',
      method: `Jobs without an end by today.${isOfAll ? ` Changes are of those that were open when a ${asking.unit} ended.` : ''}`,
    },
    narrows: [ACTIVE],
  };
}

async function newFigure(asking: Asking): Promise<KeyFigure> {
  const [{ total }, spans] = await Promise.all([facets(asking), spansOf(asking)]);
  const begun = spans && (await countsByPeriod(ofAllDays(asking, spans), 'date'));
  const isOfAll = spanOfFilters(asking.filters) === null;
  return {
    ...{ id: 'new', label: isOfAll ? 'Jobs' : 'New jobs', value: total, form: COUNT, narrows: [] },
    changes: begun ? changesOf(spans, (span) => ({ type: 'count', n: sumWithin(begun, span) })) : [],
    basis: {
      n: total,
      of: isOfAll ? 'jobs' : 'new jobs',
      method: 'Jobs by the day of their first posting. Changes are of new jobs.',
    },
  };
}

/** Returns whether a day is in the period of a question: every day is, for a question without one. */
function isAsked(asking: Asking, day: string): boolean {
  const span = spanOfFilters(asking.filters);
  return !span || isWithin(day, span);
}

/** Jobs that ended in the time of the question, whenever they began. */
async function endedFigure(asking: Asking): Promise<KeyFigure[]> {
  const unit = unitOfSpans(asking.filters, asking.unit);
  if (unit === null) return [];
  const [ended, spans] = await Promise.all([
    countsByPeriod(ofAllDays(asking, { unit }), 'expiration_date', ENDED),
    spansOf(asking),
  ]);
  const asked = [...ended].filter(([start]) => isAsked(asking, start));
  const value = asked.reduce((sum, [, count]) => sum + count, 0);
  if (value === 0) return [];
  return [
    {
      ...{ id: 'ended', label: 'Ended', value, form: COUNT },
      changes: changesOf(spans, (span) => ({ type: 'count', n: sumWithin(ended, span) })),
      basis: {
        n: value,
        of: 'jobs that ended',
        method: 'Jobs by the day on which the last of their postings ended, whenever they were first posted.',
      },
      narrows: spanOfFilters(asking.filters) === null ? [ENDED] : [],
    },
  ];
}

/** Returns all, open and ended jobs. */
export async function movement(asking: Asking): Promise<KeyFigure[]> {
  const hasEnds = has(asking, 'expiration_date');
  const [open, begun, ended] = await Promise.all([
    hasEnds ? openFigure(asking) : null,
    newFigure(asking),
    hasEnds ? endedFigure(asking) : [],
  ]);
  return [...(open ? [open] : []), begun, ...ended];
}

/** Returns the share of jobs that employers posted themselves. */
export async function direct(asking: Asking): Promise<KeyFigure[]> {
  const field = 'via_intermediary';
  if (!has(asking, field, 'date')) return [];
  const [{ valuesOf: counted }, spans] = await Promise.all([facets(asking), spansOf(asking)]);
  const group = spans && `date__${spans.unit}`;
  const found = group ? await buckets(ofAllDays(asking, spans), { _group: `${group},${field}` }) : [];
  const measured = (all: readonly { isOwn: boolean; jobs: number }[]) => {
    const sum = (some: typeof all) => some.reduce((total, { jobs }) => total + jobs, 0);
    return { type: 'share', part: sum(all.filter(({ isOwn }) => isOwn)), n: sum(all) } as const;
  };
  const isOwn = (value: string | undefined) => value === 'false';
  const { part, n } = measured(counted(field).map(({ value, jobs }) => ({ isOwn: isOwn(value), jobs })));
  const changes = changesOf(spans, (span) =>
    measured(
      found
        .filter((bucket) => group && isWithin(textOf(bucket[group]) ?? '', span))
        .map((bucket) => ({ isOwn: isOwn(valuesOf(bucket[field])[0]?.value), jobs: jobsOf(bucket) })),
    ),
  );
  return [
    {
      ...{ id: 'direct', label: 'Posted by the employer', form: { type: 'share' }, changes },
      value: shareOf(part, n),
      basis: {
        ...{ n, of: 'jobs' },
        method: 'Jobs that no agency posted, of all jobs by the day of their first posting.',
      },
      narrows: [{ name: field, value: '0' }],
    },
  ];
}

/** Returns how long ended jobs were online. */
export async function daysOnline(asking: Asking): Promise<KeyFigure[]> {
  if (!has(asking, 'date', 'expiration_date')) return [];
  const [all, spans] = await Promise.all([
    lifetimes({ ...asking, filters: withoutTime(asking.filters) }),
    spansOf(asking),
  ]);
  const measured = (some: readonly Lifetime[]) => {
    const bins = lifetimeBins(some);
    const n = bins.reduce((sum, { count }) => sum + count, 0);
    return { type: 'median', n, bins, median: quantileOf(bins, 0.5) } as const;
  };
  const { n, median } = measured(all.filter(({ ended }) => isAsked(asking, ended)));
  if (n === 0) return [];
  return [
    {
      ...{ id: 'days', label: 'Median days online', form: { type: 'days' }, narrows: [] },
      changes: changesOf(spans, (span) => measured(all.filter(({ ended }) => isWithin(ended, span)))),
      value: n < MINIMUM_N ? null : median,
      basis: {
        n,
        of: 'jobs that ended',
        method:
          'From the first posting to the end of the last, by the weeks of both, so within half a week; weeks count to the period in which they begin.',
      },
    },
  ];
}
