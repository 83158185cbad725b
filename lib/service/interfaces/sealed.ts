import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { seal, unseal } from '@/lib/platform';

/**
 * Packs the contents of sessions, saved searches and deliveries and encrypts them with a secret of this installation.
 */

const SECRET = 'matcher-session-key';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Seals a value of JSON for the records; only the same `owner` opens it again. */
export async function sealValue(value: unknown, owner: string): Promise<string> {
  const packed = await pack(Buffer.from(JSON.stringify(value)));
  return seal(SECRET, packed.toString('base64'), owner);
}

/** Opens the value that `sealValue` was given; throws for another owner. */
export async function openValue(sealed: string, owner: string): Promise<unknown> {
  const packed = Buffer.from(await unseal(SECRET, sealed, owner), 'base64');
  return JSON.parse((await unpack(packed)).toString('utf8'));
}
