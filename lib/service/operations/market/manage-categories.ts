import { CALLS, MarketCategories } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { fieldByName } from '@/lib/engine/market';
import { serviceRuntime } from '../../runtime';
import { listCategories, replaceCategories, type StoredCategory } from '../../store';
import { defineOperation } from '../operation';
import { forgetCategories } from './categories';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Returns the problem with the declared categories, if any. */
function faultOf(categories: readonly StoredCategory[]): string | undefined {
  const keyOf = ({ field, id }: Pick<StoredCategory, 'field' | 'id'>) => `${field} ${id}`;
  const known = new Map(categories.map((category) => [keyOf(category), category]));
  if (known.size < categories.length) return 'An id is given twice in one field.';
  for (const { field, id, parent } of categories) {
    if (!fieldByName(field)?.hasCategories) return `The field ${field} has no categories.`;
    if (parent === null || parent === undefined) continue;
    const above = known.get(keyOf({ field, id: parent }));
    if (!above) return `The parent of category ${id} of ${field} is missing.`;
    if (above.parent !== null && above.parent !== undefined)
      return `The parent of category ${id} of ${field} has a parent itself; there are two levels.`;
  }
  return undefined;
}

/**
 * GET /service/market/categories: the custom categories of the calling account. The market itself belongs to the
 * installation: every account sees all its postings and jobs. Only the account sees its own categories.
 */
export const listMarketCategories = defineOperation({
  call: CALLS.listMarketCategories,
  name: 'listMarketCategories',
  value: MarketCategories,
  run: async ({ account }) => {
    const { records } = await serviceRuntime();
    const categories = await listCategories(records, account.id);
    return succeed({ value: { categories: categories as never } });
  },
});

/** PUT /service/market/categories: replaces all custom categories of the account. */
export const declareMarketCategories = defineOperation({
  call: CALLS.declareMarketCategories,
  name: 'declareMarketCategories',
  body: { schema: MarketCategories, maxBytes: () => MAX_BODY_BYTES },
  value: MarketCategories,
  run: async ({ body, account }) => {
    const categories = body.categories as StoredCategory[];
    const fault = faultOf(categories);
    if (fault !== undefined) return fail({ code: 'InvalidParameter', message: fault });
    const { records } = await serviceRuntime();
    await replaceCategories(records, account.id, categories);
    forgetCategories(account.id);
    return succeed({ value: { categories: categories as never } });
  },
});
