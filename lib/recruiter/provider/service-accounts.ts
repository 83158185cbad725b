import { z } from 'zod';
import {
  type Answered,
  connections,
  createAccount,
  listAccounts,
  readAccount,
  revokeAccount,
  rotateAccount,
} from '@/lib/clients';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { type AuditedAction, audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from './problems';
import type { ProviderAccount, ServiceAccountKey, ServiceAccountSummary } from './types';

const HOSTED = refused('conflict', 'The app uses a hosted provider: its accounts are managed there.');

/** False when the app uses a hosted provider, whose accounts are not managed here. */
export async function managesServiceAccounts(): Promise<boolean> {
  return (await connections()).parser.builtIn;
}

/** The accounts of the built-in service, the newest first. Owners only. */
export const listServiceAccounts = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<ServiceAccountSummary[]>> => {
    if (!(await managesServiceAccounts())) return HOSTED;
    const answer = await listAccounts();
    if (!answer.ok) return problemOfFailure(answer.failure);
    const summaries = answer.value.map((account) => ({
      id: account.accountId,
      name: account.name,
      state: account.revokedAt ? ('revoked' as const) : ('active' as const),
      manageable: account.origin === 'settings',
      setsPages: account.origin !== 'application',
      creditsRemaining: account.creditsRemaining,
      createdAt: account.createdAt,
      lastUsedAt: account.lastUsedAt ?? null,
    }));
    return done(summaries);
  },
);

type Keyed = { account: { accountId: string }; serviceKey: string };

async function keyed(
  actorId: string,
  action: AuditedAction,
  answer: Answered<Keyed>,
): Promise<Outcome<ServiceAccountKey>> {
  if (!answer.ok) return problemOfFailure(answer.failure);
  const { account, serviceKey } = answer.value;
  await audit(await records(), { actorId, action, subject: account.accountId });
  return done({ id: account.accountId, key: serviceKey });
}

/** Makes an account; its key is in the answer and nowhere else. Owners only. */
export const createServiceAccount = defineUseCase(
  'owner',
  z.object({ name: z.string().trim().min(1, 'Enter a name.').max(100, 'Use at most 100 characters.') }),
  async (actor, { name }) => {
    if (!(await managesServiceAccounts())) return HOSTED;
    return keyed(actor.id, 'service-account-created', await createAccount(name));
  },
);

const accountId = z.object({ accountId: z.string().min(1).max(100) });

/** Gives an account a new key; the old one is refused from then on. Owners only. */
export const rotateServiceAccount = defineUseCase('owner', accountId, async (actor, input) => {
  if (!(await managesServiceAccounts())) return HOSTED;
  return keyed(actor.id, 'service-account-rotated', await rotateAccount(input.accountId));
});

/** Refuses an account from now on. Owners only. */
export const revokeServiceAccount = defineUseCase(
  'owner',
  accountId,
  async (actor, input): Promise<Outcome<null>> => {
    if (!(await managesServiceAccounts())) return HOSTED;
    const answer = await revokeAccount(input.accountId);
    if (!answer.ok) return problemOfFailure(answer.failure);
    const entry = { actorId: actor.id, action: 'service-account-revoked', subject: input.accountId } as const;
    await audit(await records(), entry);
    return done(null);
  },
);

/** The account this app parses with and its credits. Owners only. */
export const providerAccount = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<ProviderAccount>> => {
    const answer = await readAccount();
    if (!answer.ok) return problemOfFailure(answer.failure);
    const { accountId: id, name, region, expirationDate, ...figures } = answer.value;
    return done({
      baseUrl: (await connections()).parser.baseUrl,
      accountId: id,
      name,
      region,
      creditsRemaining: figures.creditsRemaining,
      creditsUsed: figures.creditsUsed,
      maximumConcurrentRequests: figures.maximumConcurrentRequests,
      expiresOn: expirationDate,
    });
  },
);
