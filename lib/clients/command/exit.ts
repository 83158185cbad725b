/** What the command ends with; scripts read these, so they keep their meaning. */
export const EXIT = {
  done: 0,
  /** Some documents could not be read; the others are done. */
  someFailed: 1,
  /** The command was not understood. */
  usage: 2,
  /** Credentials are wrong, or the account may not do this or cannot pay. */
  refused: 3,
  /** The server did not answer. The same command does what is left. */
  unavailable: 4,
  /** Stopped by Ctrl C. The same command does what is left. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a sentence for people. */
export class Ended extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongUse = (message: string) => new Ended(EXIT.usage, `${message}\nTry shortlist help.`);

type Failure = { code: string; message: string; retry?: 'later' | 'by-hand' | 'never' };

const REFUSALS = new Set(['AuthenticationError', 'Unauthorized', 'NoCredits', 'AddressRefused']);
const SILENCES = new Set(['Network', 'TimedOut', 'ServiceUnavailable', 'TooManyRequests']);

/** Returns how a command ends whose only call failed. */
export function endedBy({ code, message, retry }: Failure): Ended {
  if (retry === 'by-hand' || REFUSALS.has(code)) return new Ended(EXIT.refused, message);
  if (retry === 'later' || SILENCES.has(code)) return new Ended(EXIT.unavailable, message);
  return new Ended(EXIT.someFailed, message);
}
