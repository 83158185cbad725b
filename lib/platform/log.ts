import pino from 'pino';
import { config } from '../config';
import { once } from './lifecycle';

/** Members that never reach the log, wherever they stand. */
const SECRET_MEMBERS = ['password', 'key', 'secret', 'authorization', 'cookie', 'token', 'accountKey'];

/** The log of this process: JSON lines on standard output, without secrets and without document content. */
export function log(): pino.Logger {
  return once('log', () =>
    pino({
      level: config().LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_MEMBERS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    }),
  );
}
