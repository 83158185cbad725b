import type { MarketField, MarketFilter, MarketPage } from '@/lib/recruiter/vocabulary';
import { filterText } from './words';

const isOfTime = ({ name }: MarketFilter) => /^(?:job:)?(?:expiration_)?date(?:__|$)/.test(name);

function wordsOf(
  filters: readonly MarketFilter[],
  fields: readonly MarketField[],
  labels: MarketPage['labels'],
): string {
  return filters.map((filter) => filterText(filter, fields, labels)).join(' · ');
}

/** Returns the time of a question in words. */
export function periodWords(filters: readonly MarketFilter[], fields: readonly MarketField[]): string {
  const ofTime = filters.filter(isOfTime);
  const today = new Date().toISOString().slice(0, 10);
  const isRunning = ofTime.some(
    ({ name, value }) => name === 'date__range' && (value.split('__')[1] ?? '') >= today,
  );
  return (wordsOf(ofTime, fields, {}) || 'All days') + (isRunning ? ', so far' : '');
}

/** Returns the time of a comparison in words: that of all its questions, unless one differs. */
export function comparedPeriodWords(
  {
    filters,
    questions,
  }: { filters: readonly MarketFilter[]; questions: readonly (readonly MarketFilter[])[] },
  fields: readonly MarketField[],
): string {
  return questions.some((own) => own.some(isOfTime))
    ? 'Each question in its own time'
    : periodWords(filters, fields);
}

/** Describes a question, and its time, in words. */
export function questionWords(
  filters: readonly MarketFilter[],
  fields: readonly MarketField[],
  labels: MarketPage['labels'],
): { question: string; period: string } {
  const others = filters.filter((one) => !isOfTime(one));
  return {
    question: wordsOf(others, fields, labels) || 'All jobs of the market',
    period: periodWords(filters, fields),
  };
}
