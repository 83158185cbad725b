export type Reply = { status: number; body: unknown; headers?: Record<string, string>; delayMs?: number };

/** Returns an error of the parsing API. */
export function errorReply(status: number, code: string, headers?: Record<string, string>): Reply {
  return { status, headers, body: { Info: { Code: code, Message: `about ${code}`, TransactionId: 'T-0' } } };
}
