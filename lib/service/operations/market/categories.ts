import type { CustomCategories, CustomCategory, LabelLanguage } from '@/lib/engine/market';
import { fieldByName } from '@/lib/engine/market';
import { serviceRuntime } from '../../runtime';
import { listCategories } from '../../store';

/** The custom categories of an account as the language takes them; values are numbers where the field has numbers. */
export async function customCategories(accountId: string): Promise<CustomCategories> {
  const { records } = await serviceRuntime();
  const categories: Record<string, CustomCategory[]> = {};
  for (const { field, id, parent, labels, values } of await listCategories(records, accountId)) {
    const isText = fieldByName(field)?.type === 'text';
    const own = categories[field] ?? [];
    categories[field] = own;
    own.push({
      id,
      labels,
      parent: parent ?? undefined,
      values: values.map((value) => (isText ? String(value) : Number(value))),
    });
  }
  return categories;
}

/** The label of a category, in any language where it has none in the one asked for; its id without any. */
export function categoryLabel(
  categories: CustomCategories,
  field: string,
  id: number,
  language: LabelLanguage,
): string {
  const labels = categories[field]?.find((category) => category.id === id)?.labels ?? {};
  return labels[language] ?? labels.en ?? Object.values(labels)[0] ?? String(id);
}
