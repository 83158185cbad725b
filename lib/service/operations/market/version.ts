import { createHash } from 'node:crypto';
import { EngineFailure, marketStore } from '../../market-store';
import { customCategories } from './categories';

/**
 * Returns the version that answers of the market depend on apart from their question: the data, the day, and the
 * categories of the account. Equal questions of one version have equal answers. Undefined where the market is
 * unavailable.
 */
export async function marketVersion(accountId: string): Promise<string | undefined> {
  try {
    const [data, categories] = await Promise.all([
      marketStore().then((store) => store.version()),
      customCategories(accountId),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    const text = JSON.stringify([data, day, categories]);
    return createHash('sha256').update(text).digest('base64url').slice(0, 22);
  } catch (error) {
    if (error instanceof EngineFailure) return undefined;
    throw error;
  }
}
