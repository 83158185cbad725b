import { COMMAND_NAMES, COMMANDS, type CommandName, shownOptions } from './options';

const aligned = (lines: readonly (readonly [string, string])[]) => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const ENVIRONMENT = [
  ['SHORTLIST_URL', 'where the APIs are; http://localhost:3000 unless it is set'],
  ['TX_ACCOUNT_ID', 'the account that asks'],
  ['TX_SERVICE_KEY', 'its key'],
  [
    'SHORTLIST_TOKEN_URL',
    'where a token is got with them (OAuth 2.0 client credentials), in place of the key',
  ],
  [
    'SHORTLIST_CONFIG',
    'a file with url, account, key and tokenUrl; ~/.config/shortlist.json unless it is set',
  ],
] as const;

const CODES = `Ends with 0; 1 where some documents failed, 2 for wrong use, 3 where the account is refused or cannot pay,
4 where the server does not answer, 130 after Ctrl C.`;

/** Returns what the command can do as text. */
export function helpOfAll(): string {
  const commands = COMMAND_NAMES.map((name) => [name, COMMANDS[name].help] as const);
  return `shortlist: the APIs of Shortlist from a shell.

${aligned(commands)}

shortlist help COMMAND shows its options. Environment:

${aligned(ENVIRONMENT)}

${CODES}
`;
}

/** Returns what one command takes as text. */
export function helpOf(name: CommandName): string {
  const { takes, help } = COMMANDS[name];
  const options = shownOptions(name).map(
    ({ option, short, value, help: text }) =>
      [`${short ? `-${short}, ` : '    '}--${option}${value ? ` ${value}` : ''}`, text] as const,
  );
  return `shortlist ${name} ${takes}\n\n${help}\n\n${aligned(options)}\n`;
}
