import { records } from '../ground/store';

/** For tests of rules: has what waits be followed now instead of when it is due. */
export async function hurryRules(): Promise<void> {
  const db = await records();
  await db
    .updateTable('stage_rule_run')
    .set({ due_at: new Date(0) })
    .where('state', '=', 'waiting')
    .execute();
}
