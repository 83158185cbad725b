import pino from 'pino';
import { config } from '../config';
import { once } from './lifecycle';

/** Members that never reach the log, at any depth. */
const SECRET_MEMBERS = ['password', 'key', 'secret', 'authorization', 'cookie', 'token', 'accountKey'];

/**
 * Returns the part of an error that the log keeps: its kind, its message and its origin. Errors of databases also carry
 * the values of the statement and the refused row, which are personal data.
 */
export function toldError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Returns the log of this process: JSON lines on standard output, without secrets and without document content. */
export function log(): pino.Logger {
  return once('log', () =>
    pino({
      level: config().LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => (error instanceof Error ? toldError(error) : typeof error) },
      redact: { paths: SECRET_MEMBERS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    }),
  );
}
