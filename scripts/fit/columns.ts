import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { randomOf } from '@/lib/engine/kernel';
import { isTown, sampleMarket, termOf } from '@/lib/engine/postings';
import { type ColumnTools, featuresOf } from '@/lib/engine/postings/sources/column-types/features';
import {
  CONTENT_ROLES,
  type ContentRole,
  LEAST,
  rolesOf,
} from '@/lib/engine/postings/sources/column-types/model';
import type { JsonObject } from '@/lib/engine/postings/sources/values';
import type { SkillTaxonomy } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { cellsOf } from '@/lib/service/market-import/tables';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { fittedVoice, type NamedColumn } from './column-voice.ts';

/** Fits the roles of columns by their values: on tables whose columns were looked at, judged on others. */

type Known = {
  file: string;
  kind: 'csv' | 'json' | 'json-lines';
  roles: Partial<Record<ContentRole, string>>;
  none: string;
};

const TABLES: readonly Known[] = [
  {
    file: 'foreign/us-board.csv',
    kind: 'csv',
    roles: {
      title: 'job_title',
      pay: 'salary',
      organization: 'company',
      location: 'location',
      description: 'job_summary',
      url: 'job_url',
      date: 'post_date',
    },
    none: 'is_remote job_rating rate_by adjusted_salary yearly_adjusted_salary salary_bins',
  },
  {
    file: 'foreign/pl-board.csv',
    kind: 'csv',
    roles: { title: 'position', description: 'description' },
    none: 'seniority main_category',
  },
  {
    file: 'foreign/es-board.jsonl',
    kind: 'json-lines',
    roles: { title: 'title', location: 'city', url: 'link', date: 'published', organization: 'author' },
    none: 'id category contractType subcategory workDay study experienceMin teleworking salaryPeriod',
  },
  {
    file: 'foreign/ch-retail.json',
    kind: 'json',
    roles: { title: 'title', organization: 'company', location: 'location', url: 'teaser_url' },
    none: 'workload contract source_offset',
  },
  {
    file: 'ashby.jsonl',
    kind: 'json-lines',
    roles: {
      title: 'title',
      organization: 'organization',
      location: 'location',
      description: 'description',
      date: 'date',
    },
    none: 'department employment_type remote salary_period currency',
  },
  {
    file: 'usajobs.jsonl',
    kind: 'json-lines',
    roles: { title: 'title', organization: 'organization', url: 'url', date: 'date' },
    none: 'id profession_codes employment_type currency source',
  },
  {
    file: 'hard/skills-column.csv',
    kind: 'csv',
    roles: {
      title: 'title',
      organization: 'company',
      location: 'location',
      skills: 'skills',
      url: 'job_url',
    },
    none: '',
  },
  {
    file: 'hard/dict-cells.csv',
    kind: 'csv',
    roles: {
      title: 'intitule',
      description: 'description',
      date: 'dateCreation',
      location: 'lieuTravail',
      organization: 'entreprise',
      pay: 'salaire',
    },
    none: 'id typeContrat',
  },
  {
    file: 'hard/monthly-pay-without-currency.csv',
    kind: 'csv',
    roles: { title: 'Name', organization: 'Employer', location: 'City', url: 'URL' },
    none: 'ID',
  },
  {
    file: 'hard/salary-estimate.csv',
    kind: 'csv',
    roles: {
      title: 'Job Title',
      pay: 'Salary Estimate',
      description: 'Job Description',
      organization: 'Company Name',
      location: 'Location',
    },
    none: '',
  },
  {
    file: 'hard/sorted-by-town.csv',
    kind: 'csv',
    roles: { title: 'title', organization: 'company', location: 'area' },
    none: '',
  },
];

type Example = { table: string; column: string; features: number[]; role: number };

/** Windows of a table, so that long and short tables, and sorted ones, are all among the examples. */
const WINDOWS = 6;
const SIZES = [20, 200];
const MOST_ROWS = 4000;

async function rowsOf(known: Known, folder: string): Promise<JsonObject[]> {
  const rows: JsonObject[] = [];
  for await (const row of cellsOf(known.kind, createReadStream(path.join(folder, known.file)))) {
    rows.push(row);
    if (rows.length >= MOST_ROWS) break;
  }
  return rows;
}

const MADE = { postings: 1500, months: 6, seed: 7, until: '2026-01-31' };
const JOINED = [', ', '; ', '|', ' • '];
const MONEY = ['EUR', '€', 'kr', 'zł'];

/** Tables made of the postings of the sample, one a language, with lists of skills by their labels. */
function madeTables(skills: SkillTaxonomy): { known: Known; rows: JsonObject[] }[] {
  const random = randomOf(11);
  const named = [...skills.skills.values()];
  const roles = {
    title: 'a',
    organization: 'b',
    location: 'c',
    description: 'd',
    date: 'e',
    pay: 'f',
    skills: 'g',
    url: 'h',
  };
  const postings = [...sampleMarket(MADE)];
  const languages = [...new Set(postings.map(({ language }) => language))].sort();
  return languages.map((language, at) => ({
    known: { file: `made in ${language}`, kind: 'csv', roles, none: 'i j k' },
    rows: postings
      .filter((each) => each.language === language)
      .map((each, number) => {
        const list = random.some(named, 2 + random.below(6)).map((skill) => {
          return skill?.labels[language as keyof typeof skill.labels] || skill?.labels.en || '';
        });
        const low = 20 + random.below(40);
        return {
          a: each.title,
          b: each.organization,
          c: each.places[0]?.municipality ?? each.places[0]?.text,
          d: each.description,
          e: at % 2 ? each.date?.split('-').reverse().join('.') : `${each.date}T09:00:00`,
          f: `${low}.000 - ${low + 8}.000 ${MONEY[at % MONEY.length]}`,
          g: list.join(JOINED[at % JOINED.length]),
          h: `https://jobs.example/${language}/${number}`,
          i: each.employment[0] ?? 'x',
          j: `${number * 7}`,
          k: random.pick(['yes', 'no']),
        };
      }),
  }));
}

function examplesOf(known: Known, rows: readonly JsonObject[], tools: ColumnTools): Example[] {
  const named: [string, number][] = [
    ...CONTENT_ROLES.flatMap((role, at): [string, number][] => {
      const column = known.roles[role];
      return column === undefined ? [] : [[column, at]];
    }),
    ...known.none
      .split(' ')
      .filter(Boolean)
      .map((column): [string, number] => [column, CONTENT_ROLES.length]),
  ];
  const windows = SIZES.flatMap((size) =>
    Array.from({ length: WINDOWS }, (_, at) => {
      const from = Math.floor((at * Math.max(0, rows.length - size)) / WINDOWS);
      return rows.slice(from, from + size);
    }),
  );
  return windows.flatMap((window) =>
    named.flatMap(([column, role]) => {
      const features = featuresOf(column, window, tools);
      return features ? [{ table: known.file, column, features, role }] : [];
    }),
  );
}

const ROUNDS = 400;
const RATE = 4;
const PENALTY = 0.002;

/** Climbs softmax weights by gradient; every table counts the same, whatever its number of rows. */
function climb(examples: readonly Example[]): number[][] {
  const size = (examples[0]?.features.length ?? 0) + 1;
  const weights = CONTENT_ROLES.map(() => Array<number>(size).fill(0));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = CONTENT_ROLES.map(() => Array<number>(size).fill(0));
    for (const { features, role } of examples) {
      const shares = rolesOf(features, weights);
      for (const [at, slope] of slopes.entries()) {
        const off = (role === at ? 1 : 0) - (shares[at] ?? 0);
        for (let index = 0; index < size; index++)
          slope[index] = (slope[index] ?? 0) + off * (index === 0 ? 1 : (features[index - 1] ?? 0));
      }
    }
    for (const [at, row] of weights.entries())
      for (let index = 0; index < size; index++)
        row[index] =
          (row[index] ?? 0) +
          RATE *
            ((slopes[at]?.[index] ?? 0) / examples.length - (index === 0 ? 0 : PENALTY) * (row[index] ?? 0));
  }
  return weights;
}

const best = (features: readonly number[], weights: readonly (readonly number[])[]) => {
  const roles = rolesOf(features, weights);
  const none = 1 - roles.reduce((sum, each) => sum + each, 0);
  const all = [...roles, none];
  const most = Math.max(...all);
  return { role: all.indexOf(most), certainty: most };
};

/** Weights as the data file has them, after a look at how they do on each table that they are not learned from. */
export async function fittedColumns(folder: string): Promise<string> {
  const places = await gazetteer();
  const { strings, skills } = loadTaxonomies(taxonomyPlaces(process.cwd(), ''));
  const tools = { strings, isTown: (text: string) => isTown(text, places), termOf };
  const examples: Example[] = [];
  for (const known of TABLES)
    if (existsSync(path.join(folder, known.file)))
      examples.push(...examplesOf(known, await rowsOf(known, folder), tools));
  for (const { known, rows } of madeTables(skills)) examples.push(...examplesOf(known, rows, tools));
  const named: NamedColumn[] = [];
  for (const file of new Set(examples.map(({ table }) => table))) {
    const weights = climb(examples.filter(({ table }) => table !== file));
    const judged = examples
      .filter(({ table }) => table === file)
      .map((each) => ({ ...each, ...best(each.features, weights), wanted: each.role }));
    if (!file.startsWith('made in'))
      named.push(
        ...judged.map((each) => ({ ...each, role: each.wanted, shares: rolesOf(each.features, weights) })),
      );
    const right = judged.filter(({ role, wanted }) => role === wanted).length;
    const wrong = judged.filter(
      ({ role, wanted, certainty }) => role !== wanted && role < CONTENT_ROLES.length && certainty >= LEAST,
    );
    const shown = [
      ...new Set(
        wrong.map(({ role, wanted }) => `${CONTENT_ROLES[wanted] ?? 'none'} as ${CONTENT_ROLES[role]}`),
      ),
    ];
    console.log(
      `${file}: ${right} of ${judged.length} right, ${wrong.length} wrong and certain ${shown.join(', ')}`,
    );
  }
  const lines = climb(examples).map(
    (row) => `  [${row.map((weight) => Number(weight.toFixed(2))).join(', ')}],\n`,
  );
  const voice = fittedVoice(named);
  return `export const ROLE_WEIGHTS: readonly (readonly number[])[] = [\n${lines.join('')}];\n\n/** How much likelier a role is of which a word is in the name of the column. */\nexport const VOICE = ${voice};\n`;
}
