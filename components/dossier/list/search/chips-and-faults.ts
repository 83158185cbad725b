import type { BarFilter } from '@/components/query-bar/bar-text';
import type { BarFault } from '@/components/query-bar/faults';
import type { Chip } from '@/components/ui/filter-chips';
import type { DossierLine, Understood } from '@/lib/recruiter/vocabulary';
import type { Filters, ListSpec, Query } from '../list-spec';
import type { ListView } from '../list-view';
import { inBar } from './custom-fields';

/** Returns the chips of the list's filters; a press on one puts it into the bar. */
export function chipsIn<Line extends DossierLine, Q extends Query>(
  spec: ListSpec<Line, Q>,
  view: ListView<Q>,
  { edit, remove }: { edit: (filter: BarFilter) => void; remove: (change: Filters) => void },
): Chip[] {
  return spec.chips(view.query.filters).map(({ key, label, without, edits }) => {
    const name = edits && spec.language.filters[edits.name]?.parameter;
    const chip = { key, text: label, onRemove: () => remove(without) };
    return name
      ? { ...chip, onEdit: () => edit(inBar({ name, value: edits.value }, spec.fields ?? [])) }
      : chip;
  });
}

/** Returns the faults in the words of a search, and in the places of distances, with their positions. */
export function searchFaults(search: string, { faults, places, fields }: Understood): BarFault[] {
  const ofWords = faults.map(({ message, start, end }) => ({
    message,
    place: { before: '', text: search, after: '', start, end },
  }));
  const ofPlaces = (places?.faults ?? []).map(({ value, message }) => {
    const end = value.lastIndexOf('__');
    return { message, place: { before: 'near=', text: value, after: '', start: 0, end } };
  });
  const ofFields = (fields ?? []).map(({ value, message }) => {
    const cut = value.indexOf('__');
    const text = value.slice(cut + 2);
    return {
      message,
      place: { before: `${value.slice(0, cut)}=`, text, after: '', start: 0, end: text.length },
    };
  });
  return [...ofWords, ...ofPlaces, ...ofFields];
}
