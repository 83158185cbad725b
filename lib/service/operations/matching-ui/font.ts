import { config } from '@/lib/config';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { fetchPage, once } from '@/lib/platform';
import type { Session } from '../../interfaces';
import type { OperationFailure } from '../outcome';
import { optionsOf } from './session-request';

/** The font of a session, fetched by the service and passed on: the page itself loads nothing from elsewhere. */

export type Font = { bytes: Buffer; type: string };

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const KEPT_MS = 60 * 60_000;
const MOST_KEPT = 20;

const TYPES: [opening: string, type: string][] = [
  ['wOF2', 'font/woff2'],
  ['wOFF', 'font/woff'],
  ['OTTO', 'font/otf'],
  ['\0\u0001\0\0', 'font/ttf'],
  ['true', 'font/ttf'],
];

const NO_FONT: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no font at the address of FontUrl.',
};

/** Returns the media type of a font by its first bytes; undefined for anything else. */
export function fontTypeOf(bytes: Buffer): string | undefined {
  const opening = bytes.subarray(0, 4).toString('latin1');
  return TYPES.find(([each]) => each === opening)?.[1];
}

type Kept = { font: Font | undefined; until: number };

async function fetchFont(url: string): Promise<Font | undefined> {
  const page = await fetchPage({
    url,
    headers: { accept: 'font/woff2,font/woff,font/ttf,font/otf' },
    allowedHosts: config().PRIVATE_HOSTS ?? [],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (!page.ok || page.value.status !== 200 || !page.value.url.startsWith('https:')) return undefined;
  const { body } = page.value;
  const type = fontTypeOf(body);
  return type === undefined ? undefined : { bytes: body, type };
}

/** Returns the font of a session. The file at its address must be a font, whatever type it declares. */
export async function matcherFont(session: Session): Promise<Result<Font, OperationFailure>> {
  const { fontUrl } = optionsOf(session).style;
  if (!fontUrl) return fail(NO_FONT);
  const kept = once('matcher:fonts', () => new Map<string, Kept>());
  let known = kept.get(fontUrl);
  if (!known || known.until < performance.now()) {
    known = { font: await fetchFont(fontUrl), until: performance.now() + KEPT_MS };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(fontUrl, known);
  }
  return known.font ? succeed(known.font) : fail(NO_FONT);
}
