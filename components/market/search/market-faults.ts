import type { BarFault } from '@/components/query-bar/faults';
import type { MarketField, MarketFilter, QuestionFault } from '@/lib/recruiter/vocabulary';
import { partsOfName } from './modifiers';

type Told = {
  filters: readonly MarketFilter[];
  fields: readonly MarketField[];
  /** Asks for something else in place of a filter. */
  ask: (filter: MarketFilter) => void;
};

type Choices = NonNullable<QuestionFault['choices']>;

/** For an unknown value, names the field the way people do, since buttons offer the likely meanings. */
function messageOf(
  { description }: QuestionFault,
  filter: MarketFilter,
  { fields }: Told,
  written: string,
): string {
  const { field: name } = partsOfName(filter.name);
  const label = fields.find((field) => field.name === name)?.label;
  return label ? `${label} has no value “${written.replace(/^"|"$/g, '')}”.` : description;
}

/**
 * Returns the faults of a question, placed in its filters: a fault of a name is in the name, any other in the value.
 */
export function marketFaults(faults: readonly QuestionFault[], told: Told): BarFault[] {
  return faults.map((fault) => {
    const { description, parameter, position, code, choices } = fault;
    const filter = told.filters.find(({ name }) => name === parameter);
    if (!filter) return { message: description };
    const isOfName = code === 'unknown_field';
    const text = isOfName ? filter.name : filter.value;
    const { start, end } = position ?? { start: 0, end: text.length };
    const written = text.slice(start, end);
    const place = {
      ...{ text, start, end },
      before: isOfName ? '' : `${filter.name}=`,
      after: isOfName ? `=${filter.value}` : '',
    };
    if (!choices) return { message: description, place };
    const inPlace = (choice: Choices[number]) => text.slice(0, start) + choice.value + text.slice(end);
    return {
      message: messageOf(fault, filter, told, written),
      place,
      choices: choices.map((choice) => ({
        label: choice.label,
        choose: () => told.ask({ name: filter.name, value: inPlace(choice) }),
      })),
    };
  });
}
