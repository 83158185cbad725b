import type { ServiceRecords } from './records';

/** A custom category of a field of the market, as it was declared. */
export type StoredCategory = {
  field: string;
  id: number;
  parent?: number | null;
  labels: Record<string, string>;
  values: (string | number | boolean)[];
};

/** Returns all custom categories of an account, in the order in which they were declared. */
export async function listCategories(records: ServiceRecords, accountId: string): Promise<StoredCategory[]> {
  const rows = await records
    .selectFrom('market_category')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place')
    .execute();
  return rows.map(({ field, id, parent, labels, category_values }) => ({
    field,
    id,
    parent,
    labels: labels as Record<string, string>,
    values: category_values as StoredCategory['values'],
  }));
}

/** Replaces all custom categories of an account. */
export async function replaceCategories(
  records: ServiceRecords,
  accountId: string,
  categories: readonly StoredCategory[],
): Promise<void> {
  await records.transaction().execute(async (trx) => {
    await trx.deleteFrom('market_category').where('account_id', '=', accountId).execute();
    for (const [place, { field, id, parent, labels, values }] of categories.entries())
      await trx
        .insertInto('market_category')
        .values({
          account_id: accountId,
          field,
          id,
          parent: parent ?? null,
          labels: JSON.stringify(labels),
          category_values: JSON.stringify(values),
          place,
        })
        .execute();
  });
}
