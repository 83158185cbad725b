import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secret } from './secrets';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

async function keyOf(name: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await secret(name), '', `seal ${name}`, 32));
}

/**
 * Encrypts a text for the records by a secret of this installation, so that a copy of just the records reveals nothing.
 * `owner` is its owner: under another name it cannot be opened.
 */
export async function seal(secretName: string, text: string, owner: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(secretName), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the text that `seal` was given; throws for another owner or installation, or a changed text. */
export async function unseal(secretName: string, sealed: string, owner: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, await keyOf(secretName), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
