import type { CustomCategories, CustomCategory, LabelLanguage } from '@/lib/engine/market';
import { fieldByName } from '@/lib/engine/market';
import { once } from '@/lib/platform';
import { serviceRuntime } from '../../runtime';
import { listCategories } from '../../store';

/** Time for which another process may use an outdated declaration: a page asks thirty questions in one second. */
const KEPT_MS = 5000;
const MOST_KEPT = 1000;

type Kept = { until: number; categories: Promise<CustomCategories> };

const kept = () => once('service:market-categories', () => new Map<string, Kept>());

/**
 * Returns the custom categories of an account in the form of the query language; values are numbers where the field has
 * numbers.
 */
export function customCategories(accountId: string): Promise<CustomCategories> {
  const known = kept().get(accountId);
  if (known && known.until > performance.now()) return known.categories;
  const categories = readCategories(accountId);
  if (kept().size >= MOST_KEPT) kept().clear();
  kept().set(accountId, { until: performance.now() + KEPT_MS, categories });
  categories.catch(() => forgetCategories(accountId));
  return categories;
}

/** To be called after a change of the categories of an account in this process. */
export function forgetCategories(accountId: string): void {
  kept().delete(accountId);
}

async function readCategories(accountId: string): Promise<CustomCategories> {
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

/** Returns the label of a category, in any language where the requested one has none; its id without any. */
export function categoryLabel(
  categories: CustomCategories,
  field: string,
  id: number,
  language: LabelLanguage,
): string {
  const labels = categories[field]?.find((category) => category.id === id)?.labels ?? {};
  return labels[language] ?? labels.en ?? Object.values(labels)[0] ?? String(id);
}
