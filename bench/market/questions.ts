/**
 * Questions to the market, class by class: the path of a call, and the same answer by SQL as a person would write it
 * for these tables. Each class has several questions, so that nothing is measured that an earlier one left in a cache.
 */
import { termsOf } from '@/lib/engine/market';

type Ask = (sql: string) => Promise<{ job_id: number }[]>;

export type Question = { path: string; parameters: string; byHand: (ask: Ask) => Promise<unknown> };

export type QuestionClass = { name: string; goalMs: number; questions: Question[] };

const TERMS = termsOf('full_text');

function quoted(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`;
}

function aggregate(parameters: string, sql: string): Question {
  return { path: '/api/v3/aggregate', parameters, byHand: (ask) => ask(sql) };
}

function topOf(field: string, expression: string, where: string): Question {
  return aggregate(
    `_group=${field}`,
    `select ${expression} as key, count() as jobs from job where ${where} group by key order by jobs desc limit 10`,
  );
}

const GROUPS: Question[] = [
  topOf('profession', 'profession', 'profession != 0'),
  topOf('organization_name', 'organization_name', "organization_name != ''"),
  topOf('region', 'region', "region != ''"),
  topOf('location', 'location', 'location != 0'),
  topOf('date__month', 'toStartOfMonth(date)', 'true'),
  topOf('it_skills', 'arrayJoin(it_skills)', 'true'),
  topOf('experience_level', 'experience_level', 'experience_level != 0'),
  aggregate(
    '_group=source_website',
    'select source_website, uniqExact(job_id) as jobs from posting group by source_website order by jobs desc limit 10',
  ),
  aggregate(
    '_group=posting:source_website&posting:date__range=2026-01-01__',
    "select source_website, count() as postings from posting where date >= '2026-01-01' group by source_website order by postings desc limit 10",
  ),
];

function twoLevels(first: string, second: string, key: string, figure: string): Question {
  return aggregate(
    `_group=${first},${second}&_metric=median__${figure},count`,
    `select ${first}, ${key} as key, count() as jobs, quantileExactInclusiveIf(0.5)(${figure}, ${figure} != 0) as median
from job where ${first} in (
  select ${first} from job where ${first} != defaultValueOfArgumentType(${first}) group by ${first} order by count() desc limit 10
) group by ${first}, key order by ${first}, median desc limit 10 by ${first}`,
  );
}

const TWO_LEVELS: Question[] = [
  twoLevels('profession', 'date__quarter', 'toStartOfQuarter(date)', 'salary'),
  twoLevels('region', 'experience_level', 'experience_level', 'salary'),
  twoLevels('organization_name', 'profession', 'profession', 'salary_to'),
  twoLevels('country', 'it_skills', 'arrayJoin(it_skills)', 'salary'),
  twoLevels('profession_group', 'date__month', 'toStartOfMonth(date)', 'salary_from'),
  twoLevels('contract_type', 'region', 'region', 'salary'),
];

/** Returns the number of jobs with their facets, the page, and the postings that are shown on it. */
function search(parameters: string, matching: string, facets: readonly string[] = []): Question {
  const fits = matching === '' ? 'true' : `job_id in (select job_id from posting where ${matching})`;
  return searchOfJobs(parameters, fits, matching === '' ? 'true' : matching, facets);
}

function searchOfJobs(
  parameters: string,
  fits: string,
  shows: string,
  facets: readonly string[] = [],
): Question {
  return {
    path: '/api/v3/search',
    parameters: facets.length > 0 ? `${parameters}&_facets=${facets.join(',')}` : parameters,
    byHand: async (ask) => {
      const [page] = await Promise.all([
        ask(`select * from job where ${fits} order by date desc, job_id desc limit 10`),
        ask(`select count() as jobs from job where ${fits}`),
        ...facets.map((facet) =>
          ask(
            `select ${/skills$/.test(facet) ? `arrayJoin(${facet})` : facet} as key, count() as jobs from job where ${fits} group by key order by jobs desc limit 10`,
          ),
        ),
      ]);
      const ids = page.map(({ job_id }) => job_id).join(', ');
      const shown = `select job_id, posting_id, job_title, full_text, source_website, source_url, date from posting
where job_id in (${ids || '0'}) and ${shows} order by via_intermediary, date, posting_id limit 1 by job_id`;
      return ask(shown);
    },
  };
}

const FACETS = ['organization_name', 'region', 'it_skills', 'contract_type'];

function withWord(word: string, facets = FACETS): Question {
  return search(`full_text=${encodeURIComponent(word)}`, `hasAnyTokens(${TERMS}, ${quoted([word])})`, facets);
}

const TOKENS: Question[] = [
  ...['python', 'kubernetes', 'warehouse', 'marketing', 'c++', 'accounting'].map((word) => withWord(word)),
  withWord('security', ['profession', 'region', 'experience_level', 'country']),
  withWord('customers', ['profession', 'location', 'it_skills', 'education_level']),
  search(
    'full_text=java+AND+(spring+OR+kotlin)',
    `hasAnyTokens(${TERMS}, ['java']) and hasAnyTokens(${TERMS}, ['spring', 'kotlin'])`,
    FACETS,
  ),
  search(
    'full_text=sales+-enterprise&posting:date__range=2026-01-01__',
    `hasAnyTokens(${TERMS}, ['sales']) and not hasAnyTokens(${TERMS}, ['enterprise']) and date >= '2026-01-01'`,
    FACETS,
  ),
];

function phrase(...words: string[]): Question {
  const text = words.join(' ');
  return search(
    `full_text=${encodeURIComponent(`"${text}"`)}`,
    `hasAllTokens(${TERMS}, ${quoted(words)}) and position(concat(' ', full_text_text, ' '), ' ${text} ') > 0`,
  );
}

const PHRASES: Question[] = [
  phrase('machine', 'learning'),
  phrase('project', 'management'),
  phrase('data', 'science'),
  phrase('customer', 'success', 'manager'),
  phrase('attention', 'to', 'detail'),
  phrase('distributed', 'systems'),
  phrase('health', 'insurance'),
  phrase('fast', 'paced', 'environment'),
];

const DICTIONARY = 'mergeTreeTextIndex(currentDatabase(), posting, full_text_terms)';

/** The matching words are looked up first, since a subquery cannot be an argument of `hasAnyTokens`. */
function openWord(written: string, condition: string): Question {
  const parameters = `full_text=${encodeURIComponent(written)}`;
  return {
    path: '/api/v3/search',
    parameters,
    byHand: async (ask) => {
      const words = await ask(`select distinct token from ${DICTIONARY} where ${condition}`);
      const tokens = (words as unknown as { token: string }[]).map(({ token }) => token);
      return search(parameters, `hasAnyTokens(${TERMS}, ${quoted(tokens)})`).byHand(ask);
    },
  };
}

const WILDCARDS = [
  'develop*',
  'pharma*',
  'block*chain',
  'micro*',
  'logist*',
  '*script',
  'kube*',
  'nurs*',
].map((pattern) => openWord(pattern, `token like '${pattern.replaceAll('*', '%')}'`));

const FUZZY = [
  'managment~1',
  'kubernets~',
  'pyton~1',
  'accountng~2',
  'engneer~',
  'analitics~',
  'logistcs~1',
].map((written) => {
  const [word = '', distance] = written.split('~');
  return openWord(
    written,
    `lengthUTF8(token) between ${word.length - 2} and ${word.length + 2} and editDistanceUTF8(token, '${word}') <= ${distance || 2}`,
  );
});

/** By hand, near words are found in the text: either order, with up to `within` words between. */
function near(first: string, second: string, within: number): Question {
  const between = `( [^ ]+){0,${within}} `;
  return search(
    `full_text=${encodeURIComponent(`"${first} ${second}"~${within}`)}`,
    `hasAllTokens(${TERMS}, ${quoted([first, second])}) and match(full_text_text, '\\\\b(${first}${between}${second}|${second}${between}${first})\\\\b')`,
  );
}

const PROXIMITY: Question[] = [
  near('design', 'product', 3),
  near('data', 'pipelines', 5),
  near('react', 'typescript', 4),
  near('manage', 'budget', 6),
  near('cloud', 'security', 2),
  near('clinical', 'research', 3),
  near('sales', 'quota', 8),
];

function around(place: string, latitude: number, longitude: number, kilometres: number): Question {
  const fits = `(latitude != 0 or longitude != 0) and geoDistance(longitude, latitude, ${longitude}, ${latitude}) <= ${kilometres * 1000}`;
  return searchOfJobs(`location__radius=${place}__${kilometres}`, fits, 'true');
}

const RADIUS: Question[] = [
  around('San%20Francisco', 37.77493, -122.41942, 30),
  around('London', 51.50853, -0.12574, 50),
  around('52.52437,13.41053', 52.52437, 13.41053, 25),
  around('New%20York%20City', 40.71427, -74.00597, 100),
  around('Paris', 48.85341, 2.3488, 40),
  around('37.3,-121.9', 37.3, -121.9, 15),
  around('Seattle', 47.60621, -122.33207, 200),
];

/** Every ranking of an overview without a question, as its page asks for them; by hand, each from the jobs. */
const OVERVIEW: Question[] = [
  search('_limit=1&_fields=job_id', '', [
    ...['profession', 'profession_group', 'profession_class', 'organization_name', 'organization_industry'],
    ...['location', 'region', 'country', 'it_skills', 'professional_skills', 'education_level'],
    ...['experience_level', 'contract_type', 'remote', 'via_intermediary', 'salary_currency'],
  ]),
];

export const CLASSES: QuestionClass[] = [
  { name: 'overview of all jobs', goalMs: 20, questions: OVERVIEW },
  { name: 'group by', goalMs: 50, questions: GROUPS },
  { name: 'two levels with median', goalMs: 150, questions: TWO_LEVELS },
  { name: 'token with facets', goalMs: 100, questions: TOKENS },
  { name: 'phrase', goalMs: 200, questions: PHRASES },
  { name: 'wildcard', goalMs: 200, questions: WILDCARDS },
  { name: 'fuzzy', goalMs: 200, questions: FUZZY },
  { name: 'proximity', goalMs: 200, questions: PROXIMITY },
  { name: 'radius', goalMs: 100, questions: RADIUS },
];
