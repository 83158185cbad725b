/**
 * `npm run attack [-- --only NAME]`: starts a server on the loopback and attacks it, class by class, and prints how many
 * tries there were and which did not hold, and writes their rows of the table in docs/security.md.
 *
 * Ends with 1 when something did not hold.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { exitOnSignals } from '../scripts/service.mjs';
import { ROOT } from '../scripts/setup/install.mjs';
import { language, outgoing, paths } from './attack/addresses.ts';
import { type Attack, type Outcome, runAttack } from './attack/attack.ts';
import { bodies, credentials } from './attack/calls.ts';
import { documents } from './attack/documents.ts';
import { crossSite, guesses, scripts } from './attack/people.ts';
import { sessions } from './attack/sessions.ts';
import { sockets } from './attack/sockets.ts';
import { openStage } from './attack/stage.ts';
import { tenants } from './attack/tenants.ts';

const ATTACKS: readonly Attack[] = [
  tenants,
  outgoing,
  paths,
  language,
  bodies,
  documents,
  crossSite,
  scripts,
  sessions,
  sockets,
  credentials,
  guesses,
];
const BEGIN = '<!-- attacks: npm run attack -->';
const END = '<!-- end of attacks -->';

/** Writes the outcomes into the table between the two marks of the page on security; rows of other attacks stay. */
function writeTable(outcomes: readonly Outcome[]): void {
  const file = path.join(ROOT, 'docs', 'security.md');
  const text = readFileSync(file, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [table = '', after = ''] = rest.split(END);
  const rows = ATTACKS.flatMap(({ name }) => {
    const outcome = outcomes.find((one) => one.name === name);
    if (outcome) return [`| ${name} | ${outcome.holds} | ${outcome.tries} | ${outcome.failed.length} |`];
    return table.split('\n').filter((line) => line.startsWith(`| ${name} `));
  });
  const made = ['| attack | what must hold | tries | failed |', '| --- | --- | ---: | ---: |', ...rows];
  writeFileSync(file, `${before}${BEGIN}\n\n${made.join('\n')}\n\n${END}${after}`);
  execFileSync(path.join(ROOT, 'node_modules', '.bin', 'biome'), ['check', '--write', file]);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const attacks = ATTACKS.filter(({ name }) => !values.only || name === values.only);
if (attacks.length === 0) throw new Error(`there is no attack ${values.only}`);
exitOnSignals();
await buildIfChanged();
const stage = await openStage();
const outcomes: Outcome[] = [];
try {
  for (const attack of attacks) {
    const outcome = await runAttack(attack, stage);
    outcomes.push(outcome);
    console.log(
      `${outcome.name.padEnd(26)} ${String(outcome.tries).padStart(5)} tries, ${outcome.failed.length} failed`,
    );
    console.log(
      `  answered ${[...outcome.answered].map(([status, times]) => `${status} ${times} times`).join(', ')}`,
    );
    for (const failed of outcome.failed) console.log(`  ${failed}`);
  }
} finally {
  await stage.stop();
}
writeTable(outcomes);
process.exitCode = outcomes.some(({ failed }) => failed.length > 0) ? 1 : 0;
