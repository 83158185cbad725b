import { createHmac } from 'node:crypto';
import { config } from '@/lib/config';
import { secret } from '@/lib/platform';
import { sameBytes } from './same-bytes';

/** Addresses of pages for people who do not sign in: the id of what the page is about, signed, so that no other can be made up. */

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export type SignedPage = 'interview' | 'consent';

async function signatureOf(page: SignedPage, id: string): Promise<string> {
  return createHmac('sha256', await secret('signed-address'))
    .update(`${page} ${id}`)
    .digest('base64url');
}

/** Returns the address of a page about this id. */
export async function signedAddress(page: SignedPage, id: string): Promise<string> {
  return `${config().BASE_URL}/${page}/${id}.${await signatureOf(page, id)}`;
}

/** Returns the id in the token of an address; undefined for a token that was not made here for this page. */
export async function idOfAddress(page: SignedPage, token: string): Promise<string | undefined> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return sameBytes(Buffer.from(signature), Buffer.from(await signatureOf(page, id))) ? id : undefined;
}
