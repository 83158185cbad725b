import { randomBytes } from 'node:crypto';
import { openValue, sealValue } from '../interfaces';
import { changeMatcherAccount, findMatcherAccount, keepSigningSecret, type ServiceRecords } from '../store';

/** The secret by which the messages of an account are signed, in the form of Standard Webhooks. */

const BYTES = 32;

/** Returns a new secret in the form of Standard Webhooks. */
export const makeSecret = () => `whsec_${randomBytes(BYTES).toString('base64')}`;
const ownerOf = (accountId: string) => `signing/${accountId}`;

/** Returns the signing secret of an account, created at the first call. */
export async function signingSecret(records: ServiceRecords, accountId: string): Promise<string> {
  const { signingSecret: kept } = await findMatcherAccount(records, accountId);
  const owner = ownerOf(accountId);
  const sealed = kept ?? (await keepSigningSecret(records, accountId, await sealValue(makeSecret(), owner)));
  return String(await openValue(sealed, owner));
}

/** Replaces the signing secret of an account; from now on messages are signed by the new one. */
export async function rotateSigningSecret(records: ServiceRecords, accountId: string): Promise<string> {
  const secret = makeSecret();
  await changeMatcherAccount(records, accountId, {
    signingSecret: await sealValue(secret, ownerOf(accountId)),
  });
  return secret;
}
