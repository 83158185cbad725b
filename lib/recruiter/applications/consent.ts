import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';

/** Returns the text that applicants agree to in the forms of this workspace. */
export async function consentIn(db: Executor): Promise<string> {
  return (await db.selectFrom('application_setting').select('consent').executeTakeFirstOrThrow()).consent;
}

/** Returns the settings of the consent of applicants. Owners only. */
export const applicationSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<{ consent: string }>> => done({ consent: await consentIn(await records()) }),
);

/** Sets the text that applicants agree to from now on; earlier consents stay with the person unchanged. Owners only. */
export const configureApplications = defineUseCase(
  'owner',
  z.object({
    consent: z
      .string()
      .trim()
      .min(20, 'Say what applicants agree to.')
      .max(2000, 'Use at most 2000 characters.'),
  }),
  async (actor, { consent }): Promise<Outcome<null>> => {
    const db = await records();
    await db.updateTable('application_setting').set({ consent }).execute();
    await audit(db, { actorId: actor.id, action: 'application-consent-set' });
    return done(null);
  },
);
