import { z } from 'zod';
import { admitVisitor, changeUISettings, connections } from '@/lib/clients';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase } from '../ground/use-case';
import { problemOfFailure } from './problems';

const HOSTED = refused('conflict', 'The app uses a hosted provider: this is managed there.');

const visit = z.object({
  session: z
    .string()
    .regex(/^[\w-]{22}$/, 'This address is incomplete. Go back to the list and begin again.'),
  visitor: z
    .string()
    .regex(/^[\w-]{43}$/, 'This address is incomplete. Go back to the list and begin again.'),
});

/** Lets the window that shows the code in to a list of matches, under the name of who agrees. */
export const openMatcherFor = defineUseCase(
  'viewer',
  visit,
  async ({ email }, { session, visitor }): Promise<Outcome<null>> => {
    const answer = await admitVisitor({ sessionId: session, visitor, username: email });
    return answer.ok ? done(null) : problemOfFailure(answer.failure);
  },
);

/** Makes a new secret by which messages of hooks are signed; it is in the answer. Owners only. */
export const rotateSigningSecret = defineUseCase(
  'owner',
  z.void(),
  async ({ id }): Promise<Outcome<{ secret: string }>> => {
    if (!(await connections()).parser.builtIn) return HOSTED;
    const answer = await changeUISettings({ rotateSigningSecret: true });
    if (!answer.ok) return problemOfFailure(answer.failure);
    await audit(await records(), { actorId: id, action: 'signing-secret-rotated', subject: 'shortlist-app' });
    return done({ secret: answer.value.signingSecret });
  },
);
