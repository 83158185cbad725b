import type { BarFault } from '@/components/query-bar/faults';
import type { MarketFilter, QuestionFault } from '@/lib/recruiter/vocabulary';

/** What is wrong with a question, placed in its filters: a fault of a name is in the name, any other in the value. */
export function marketFaults(faults: readonly QuestionFault[], filters: readonly MarketFilter[]): BarFault[] {
  return faults.map(({ description, parameter, position, code }) => {
    const filter = filters.find(({ name }) => name === parameter);
    if (!filter) return { message: description };
    const isOfName = code === 'unknown_field';
    const text = isOfName ? filter.name : filter.value;
    const { start, end } = position ?? { start: 0, end: text.length };
    return {
      message: description,
      place: {
        ...{ text, start, end },
        before: isOfName ? '' : `${filter.name}=`,
        after: isOfName ? `=${filter.value}` : '',
      },
    };
  });
}
