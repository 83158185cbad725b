import { readAccount } from '../account';
import { connectBy } from '../connection';
import { ownConnections } from '../own-machine';
import { PARSES_AT_A_TIME } from '../provider';
import { type Patience, patiently } from './batch';
import { endedBy, wrongUse } from './exit';
import { type Given, numberOf, textOf } from './options';
import type { Terminal } from './progress';

/** Where a command writes, and what stops it: its standard streams, and Ctrl C. */
export type Place = {
  out: Terminal;
  err: Terminal;
  environment: Readonly<Record<string, string | undefined>>;
  stop: AbortSignal;
};

/** Has the calls of this process go where the option, the environment or the file of settings says. */
export function connect(given: Given, { environment }: Place): void {
  const url = textOf(given, 'url');
  const connections = ownConnections({ ...environment, ...(url && { SHORTLIST_URL: url }) });
  if (typeof connections === 'string') throw wrongUse(connections);
  connectBy(async () => connections);
}

const SECOND_MS = 1000;
const PATIENCE_SECONDS = 60;

export function patienceOf(given: Given, { stop }: Place): Patience {
  return { milliseconds: numberOf(given, 'wait', PATIENCE_SECONDS) * SECOND_MS, stop };
}

/** Returns how many documents may be sent at a time. It asks for the account, so that a wrong key shows before any work. */
export async function paceOf(given: Given, patience: Patience): Promise<number> {
  const account = await patiently(patience, () => readAccount());
  if (!account.ok) throw endedBy(account.failure);
  const most = Math.min(PARSES_AT_A_TIME, account.value.maximumConcurrentRequests);
  return Math.max(1, Math.min(most, numberOf(given, 'at-a-time', most)));
}
