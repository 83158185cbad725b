import { type ParseArgsConfig, parseArgs } from 'node:util';
import { wrongUse } from './exit';

/** What the command understands: its help and the completion of shells are made of the same. */

type Option = { short?: string; value?: string; multiple?: boolean; help: string };

type Command = {
  /** What follows the name, as the help shows it. */
  takes: string;
  help: string;
  options: Readonly<Record<string, Option>>;
};

const FORMATS = {
  json: { help: 'print JSON' },
  table: { help: 'print a table' },
  csv: { help: 'print CSV' },
} satisfies Record<string, Option>;

const CONNECTION = {
  url: { value: 'ADDRESS', help: 'where the APIs are' },
  help: { short: 'h', help: 'show this' },
} satisfies Record<string, Option>;

const DOCUMENTS = {
  job: { help: 'they are job postings; otherwise CVs' },
  out: { short: 'o', value: 'FOLDER', help: 'where results go; what is there is not done again' },
  'retry-failed': { help: 'do what failed in an earlier run again' },
  'at-a-time': { value: 'N', help: 'documents sent at a time; at most what the account may' },
  wait: { value: 'SECONDS', help: 'how long a server that is busy or away is waited for; 60' },
  quiet: { short: 'q', help: 'no progress' },
} satisfies Record<string, Option>;

const SCOPE = {
  index: { short: 'i', value: 'NAME', multiple: true, help: 'an index to look in; may be repeated' },
  take: { short: 'n', value: 'N', help: 'how many to show; 10' },
} satisfies Record<string, Option>;

export const COMMANDS = {
  parse: {
    takes: 'FILE|FOLDER…',
    help: 'Read CVs or postings into data. A folder is read whole; interrupted, the same command goes on.',
    options: { ...DOCUMENTS, ...FORMATS, ...CONNECTION },
  },
  import: {
    takes: 'FILE|FOLDER…',
    help: 'Read CVs or postings and put them into an index, which is made if it is not there.',
    options: {
      index: { short: 'i', value: 'NAME', help: 'the index' },
      tag: { short: 't', value: 'TAG', multiple: true, help: 'a tag for each; may be repeated' },
      ...DOCUMENTS,
      ...CONNECTION,
    },
  },
  match: {
    takes: 'FILE',
    help: 'Rank what is in indexes for a CV, or with --job for a posting, and say why.',
    options: {
      job: { help: 'the file is a job posting; otherwise a CV' },
      ...SCOPE,
      ...FORMATS,
      ...CONNECTION,
    },
  },
  market: {
    takes: '[NAME=VALUE…]',
    help: 'Ask the job market: jobs, or with --group counts or pay.',
    options: {
      group: { short: 'g', value: 'FIELDS', help: 'count by these, such as region or date__month' },
      metric: { short: 'm', value: 'METRIC', help: 'such as median__salary,count' },
      chart: { help: 'draw bars; needs --group' },
      take: { short: 'n', value: 'N', help: 'how many jobs or groups to show; 20' },
      ...FORMATS,
      ...CONNECTION,
    },
  },
  account: {
    takes: '',
    help: 'Show the account that asks, and its credits.',
    options: { json: FORMATS.json, ...CONNECTION },
  },
  completion: {
    takes: 'bash|zsh|fish',
    help: 'Print the completion for a shell.',
    options: { help: CONNECTION.help },
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** What was given to a command: the options by their names, and the rest. */
export type Given = {
  values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  rest: readonly string[];
};

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const optionsOf = (name: CommandName): [string, Option][] => Object.entries(COMMANDS[name].options);

/** Reads what follows the name of a command. */
export function readGiven(name: CommandName, args: readonly string[]): Given {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    optionsOf(name).map(([option, { short, value, multiple = false }]) => [
      option,
      { type: value ? 'string' : 'boolean', multiple, ...(short && { short }) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Given['values'], rest: positionals };
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the value of an option; undefined where it was not given. */
export function textOf({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the values of an option that may be repeated. */
export function textsOf({ values }: Given, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

export function numberOf(given: Given, name: string, otherwise: number): number {
  const text = textOf(given, name);
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw wrongUse(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}

export type Format = keyof typeof FORMATS;

/** Returns the form of the output that was asked for. */
export function formatOf({ values }: Given): Format | undefined {
  const asked = (Object.keys(FORMATS) as Format[]).filter((format) => values[format]);
  if (asked.length > 1) throw wrongUse('Choose one of --json, --table and --csv.');
  return asked[0];
}

/** Every option of a command as the shell sees it: its long name, its help, and whether a value follows. */
export const shownOptions = (name: CommandName) =>
  optionsOf(name).map(([option, { short, value, help }]) => ({ option, short, value, help }));
