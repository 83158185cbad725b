import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { itemsOf } from './items';
import type { WaitingDuplicates } from './types';

const SHOWN = 50;

/** Lists the CVs that look like somebody who is here and wait for a decision, those that wait longest first. Viewers may. */
export const waitingDuplicates = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<WaitingDuplicates>> => {
    const db = await records();
    const waiting = db
      .selectFrom('upload_item')
      .innerJoin('upload', 'upload.id', 'upload_id')
      .where('upload.kind', '=', 'candidate')
      .where('upload_item.state', '=', 'duplicate');
    const rows = await waiting
      .selectAll('upload_item')
      .orderBy('upload_item.created_at')
      .orderBy('upload_item.id')
      .limit(SHOWN)
      .execute();
    const { total } = await waiting
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return done({ items: await itemsOf(db, rows), total: Number(total) });
  },
);
