/** Calls of one operation through its route, with the parameters of its path. */
import type { z } from 'zod';
import { defineRoute } from '../http';
import type { Operation } from '../operations';
import { ACME } from './service';

type Path = Record<string, string>;

/** Answer of the service: the status, and `Info` and `Value` as the wire has them. */
export type Answer = {
  status: number;
  code: string;
  message: string;
  cost: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of answers as clients do
  value: any;
};

export function caller<Body extends z.ZodType, Value extends z.ZodType>(operation: Operation<Body, Value>) {
  const route = defineRoute({ version: '10', audience: 'accounts', operation });
  return async (path: Path, body?: unknown, headers: Record<string, string> = ACME): Promise<Answer> => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await route(request, { params: Promise.resolve(path) });
    const answer = await response.json();
    const { Code, Message, TransactionCost } = answer.Info;
    return {
      status: response.status,
      code: Code,
      message: Message,
      cost: TransactionCost,
      value: answer.Value,
    };
  };
}
