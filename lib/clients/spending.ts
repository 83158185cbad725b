import { AsyncLocalStorage } from 'node:async_hooks';
import { decode, InfoOnly } from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';

/** Cost of a call according to its answer, whatever its result, since a failed parse may cost too. */
export type Spending = {
  /** The path after the version, e.g. `parser/resume`. */
  path: string;
  credits: number;
  account: { id: string; creditsRemaining: number; expirationDate: string };
  /** User who made the call; null for the app's own. */
  user: string | null;
};

type Listener = (spending: Spending) => void;

const holder = () => once<{ listener?: Listener }>('clients:spending', () => ({}));
const users = () => once('clients:user', () => new AsyncLocalStorage<string>());

/** Sets the listener for the cost of calls. */
export function noteSpendingBy(listener: Listener): void {
  holder().listener = listener;
}

/** Runs something on behalf of a user, and attributes its calls to them. */
export function inNameOf<T>(user: string, run: () => T): T {
  return users().run(user, run);
}

const pathOf = (url: string) => new URL(url).pathname.replace(/^.*?\/v\d+\//, '');

/** Notes the cost of a call according to its answer. Answers of other APIs state none. */
export function noteSpending(url: string, json: unknown): void {
  const { listener } = holder();
  const read = listener && InfoOnly.safeParse(json);
  if (!read?.success) return;
  const { transactionCost, customerDetails } = decode(InfoOnly, read.data).info;
  if (!customerDetails) return;
  const { accountId: id, creditsRemaining, expirationDate } = customerDetails;
  listener?.({
    path: pathOf(url),
    credits: transactionCost ?? 0,
    account: { id, creditsRemaining, expirationDate },
    user: users().getStore() ?? null,
  });
}
