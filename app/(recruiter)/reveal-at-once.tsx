import { headers } from 'next/headers';
import { NONCE } from '@/proxy';

/** Has no value: without one React shows the replacement of a skeleton with the next frame. */
const WITHOUT_PAUSE = 'Object.defineProperty(window,`$RT`,{set(){}})';

/**
 * Makes a page replace its skeleton as soon as it is there. React would wait until 300 ms after the skeleton, by a time
 * that its script in the page keeps in `$RT` (decision 0105). Comes before everything that may stream.
 */
export async function RevealAtOnce() {
  const nonce = (await headers()).get(NONCE) ?? undefined;
  return <script nonce={nonce}>{WITHOUT_PAUSE}</script>;
}
