import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { brandIn } from '../handover/brand';
import type { Brand } from '../handover/types';
import { openIds } from './open-rows';
import type { CareerPage } from './types';

/** The career page of the workspace: off until an owner turns it on. */

export const CAREERS_PATH = '/careers';

/** Returns an address below the career page. */
export const careersAddress = (path = '') => new URL(`${CAREERS_PATH}${path}`, config().BASE_URL).href;

/** Returns what is above the jobs: what was set, or else whose they are. */
export const headingOf = (heading: string | undefined, { name }: Pick<Brand, 'name'>) =>
  heading || (name ? `Jobs at ${name}` : 'Open jobs');

async function pageIn(db: Executor): Promise<CareerPage> {
  const row = await db.selectFrom('career_page').selectAll().executeTakeFirst();
  return {
    open: row?.open ?? false,
    heading: headingOf(row?.heading, await brandIn(db)),
    lead: row?.lead ?? '',
    link: careersAddress(),
    jobs: (await openIds(db)).length,
  };
}

/** The career page with how it is set. Any member. */
export const careerPage = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<CareerPage>> => done(await pageIn(await records())),
);

/** Turns the career page on or off, and sets its words. Owners. */
export const configureCareers = defineUseCase(
  'owner',
  z.object({
    open: z.boolean(),
    heading: z.string().trim().max(80, 'Use at most 80 characters.'),
    lead: z.string().trim().max(600, 'Use at most 600 characters.'),
  }),
  async (actor, { open, heading, lead }): Promise<Outcome<CareerPage>> => {
    const db = await records();
    if (open && (await brandIn(db)).name === '')
      return refused(
        'invalid',
        'Give the workspace a name first, under Workspace: the page says whose jobs these are.',
      );
    const row = { open, heading, lead, set_by: actor.id, set_at: new Date() };
    return db.transaction().execute(async (trx) => {
      await trx
        .insertInto('career_page')
        .values(row)
        .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
        .execute();
      await audit(trx, {
        actorId: actor.id,
        action: 'career-page-set',
        detail: { open: open ? 'yes' : 'no' },
      });
      return done(await pageIn(trx));
    });
  },
);
