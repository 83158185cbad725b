/**
 * The command `shortlist-assistant` of the package: an assistant on the same machine starts it and speaks the Model Context
 * Protocol over its standard input and output. It calls the APIs of any provider with the account of its environment.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { assistantServer } from '@/lib/assistant';
import { askByClients } from './ask';
import { connectBy } from './connection';
import { ownConnections } from './own-machine';
import './package';

const HELP = `shortlist-assistant: tools of Shortlist for an assistant on this machine (Model Context Protocol over stdio).

  SHORTLIST_URL        where the APIs are; http://localhost:3000 unless it is set
  TX_ACCOUNT_ID        the account that asks
  TX_SERVICE_KEY       its key
  SHORTLIST_TOKEN_URL  where a token is got with them, in place of the key
  SHORTLIST_CONFIG     a file that says the same; ~/.config/shortlist.json unless it is set

  --people             shows what identifies a person; without it CVs come redacted
  --write              lets the assistant put documents into indexes
  --help               shows this
`;

const WRONG_USE = 2;

function start(given: readonly string[]): number | undefined {
  if (given.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = given.find((each) => each !== '--people' && each !== '--write');
  const connections = unknown === undefined ? ownConnections(process.env) : `There is no option ${unknown}.`;
  if (typeof connections === 'string') {
    process.stderr.write(`${connections}\nTry --help.\n`);
    return WRONG_USE;
  }
  connectBy(async () => connections);
  const rights = { people: given.includes('--people'), write: given.includes('--write') };
  serveStdio(() => assistantServer({ ask: askByClients, rights }, process.env.PACKAGE_VERSION ?? ''));
  return undefined;
}

process.exitCode = start(process.argv.slice(2));
