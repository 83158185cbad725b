import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import { customFieldsIn } from './stored';
import { type CustomType, type CustomValue, customText } from './types';
import { customValuesOf } from './values';

/** What a field holds as other systems take it: a figure or a day as it is kept, a choice and a member by their names. */
type ToldField = { key: string; name: string; type: CustomType; value: CustomValue };

/** Returns what a candidate or job holds in the fields that are used, in their order, for an event. */
export async function toldFields(
  db: Executor,
  { id, kind }: { id: string; kind: DossierKind },
): Promise<ToldField[]> {
  const held = (await customValuesOf(db, [id])).get(id) ?? {};
  return (await customFieldsIn(db, kind)).flatMap((field) => {
    const { key, name, type, archived } = field;
    const value = held[key];
    if (value === undefined || archived) return [];
    return [{ key, name, type, value: type === 'number' ? value : customText(field, value) }];
  });
}
