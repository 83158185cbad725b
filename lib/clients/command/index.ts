import { readAccount } from '../account';
import { completionFor } from './completion';
import { Ended, EXIT, type ExitCode, endedBy, wrongUse } from './exit';
import { helpOf, helpOfAll } from './help';
import { importDocuments } from './import';
import { market } from './market';
import { match } from './match';
import { type CommandName, type Given, isCommand, readGiven } from './options';
import { parse } from './parse';
import { connect, type Place } from './run';

async function account(given: Given, place: Place): Promise<ExitCode> {
  const answer = await readAccount();
  if (!answer.ok) throw endedBy(answer.failure);
  const { accountId, name, creditsRemaining, expirationDate, maximumConcurrentRequests } = answer.value;
  const shown = { accountId, name, creditsRemaining, expirationDate, maximumConcurrentRequests };
  place.out.write(
    given.values.json
      ? `${JSON.stringify(shown, null, 2)}\n`
      : `${name} (${accountId}): ${creditsRemaining.toLocaleString('en')} credits until ${expirationDate}, ${maximumConcurrentRequests} calls at a time\n`,
  );
  return EXIT.done;
}

type Run = (given: Given, place: Place) => Promise<ExitCode>;

const RUN: Readonly<Record<Exclude<CommandName, 'completion'>, Run>> = {
  parse,
  import: importDocuments,
  match,
  market,
  account,
};

async function runNamed(name: string | undefined, args: readonly string[], place: Place): Promise<ExitCode> {
  const [topic = ''] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    place.out.write(isCommand(topic) ? helpOf(topic) : helpOfAll());
    return name === undefined ? EXIT.usage : EXIT.done;
  }
  if (!isCommand(name)) throw wrongUse(`There is no command ${name}.`);
  const given = readGiven(name, args);
  if (given.values.help) {
    place.out.write(helpOf(name));
    return EXIT.done;
  }
  if (name === 'completion') {
    place.out.write(completionFor(given.rest[0]));
    return EXIT.done;
  }
  connect(given, place);
  return RUN[name](given, place);
}

/** Runs the command with its arguments; returns what it ends with, having said why. */
export async function runCommand([name, ...args]: readonly string[], place: Place): Promise<ExitCode> {
  try {
    return await runNamed(name, args, place);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    place.err.write(`${error.message}\n`);
    return error.exitCode;
  }
}
