import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET } from '@/lib/contracts';
import { openAccountApi } from '../faults/account-api.ts';
import { insist, signIn } from '../faults/client.ts';

/** The app as its pages call it: one signed-in person, whose browser sends the actions of the page of candidates. */

const PAGE = '/candidates';
const MANIFEST = path.join('.next', 'server', 'server-reference-manifest.json');
const ACTIONS = 'lib/recruiter/actions/';
/** A line of an answer with the result of an action. */
const OUTCOME = /^[0-9a-f]+:(\{"ok":.*\})$/m;

type Manifest = { node: Record<string, { filename: string; exportedName: string }> };
type Outcome = { ok: true; value: unknown } | { ok: false; problem: { message: string } };

async function actionIds(): Promise<Map<string, string>> {
  const { node } = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const own = Object.entries(node).filter(([, { filename }]) => filename.startsWith(ACTIONS));
  return new Map(own.map(([id, { exportedName }]) => [exportedName, id]));
}

/** Signs in and returns the actions of the built application by name, and the app's own indexes by the API. */
export async function openApp(
  baseUrl: string,
  directory: string,
  owner: { email: string; password: string },
) {
  const ids = await actionIds();
  const cookie = await signIn(baseUrl, owner.email, owner.password);
  const key = await readFile(path.join(directory, 'secrets', APP_SERVICE_KEY_SECRET), 'utf8');
  const api = openAccountApi(baseUrl, `${APP_ACCOUNT_ID}:${key.trim()}`);

  /** Sends an action once the server is there; throws if it is refused. */
  async function act(name: string, ...input: unknown[]): Promise<unknown> {
    const id = ids.get(name);
    if (!id) throw new Error(`there is no action ${name} in the build`);
    const headers = {
      cookie,
      origin: baseUrl,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
    };
    const body = JSON.stringify(input);
    const { text } = await insist(() => fetch(`${baseUrl}${PAGE}`, { method: 'POST', headers, body }));
    const outcome = JSON.parse(OUTCOME.exec(text)?.[1] ?? 'null') as Outcome | null;
    if (!outcome) throw new Error(`${name} gave no outcome: ${text.slice(0, 300)}`);
    if (!outcome.ok) throw new Error(`${name}: ${outcome.problem.message}`);
    return outcome.value;
  }

  return { act, api };
}

export type App = Awaited<ReturnType<typeof openApp>>;
