import { FilterChips } from '@/components/ui/filter-chips';
import { type MarketField, type MarketFilter, type MarketPage, WORDS } from '@/lib/recruiter/vocabulary';
import { filterText } from './words';

/** Filters of the jobs. A press on one puts it into the bar to be changed. */
export function MarketChips({
  filters,
  fields,
  labels,
  faulty,
  onEdit,
  onRemove,
  onClear,
  withWords = false,
  className,
}: {
  filters: readonly MarketFilter[];
  fields: readonly MarketField[];
  labels: MarketPage['labels'];
  /** The names of filters that were not understood. */
  faulty: ReadonlySet<string>;
  onEdit: (filter: MarketFilter) => void;
  onRemove: (name: string) => void;
  onClear: () => void;
  /** True to show words as a chip too, where the bar does not show them. */
  withWords?: boolean;
  className?: string;
}) {
  const chips = filters
    .filter(({ name }) => withWords || name !== WORDS)
    .map((filter) => ({
      key: filter.name,
      text: filterText(filter, fields, labels),
      faulty: faulty.has(filter.name),
      onEdit: () => onEdit(filter),
      onRemove: () => onRemove(filter.name),
    }));
  return <FilterChips chips={chips} onClear={onClear} {...(className && { className })} />;
}
