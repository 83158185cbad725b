/** Statements of requests, word for word: any change of a statement fails here. */
import { describe, expect, it } from 'vitest';
import { readAggregate } from '../aggregate-request';
import { readSearch } from '../search-request';
import { TEST_CONTEXT } from '../testing';
import { foundStatement, groupStatement, jobsStatement, shownPostingStatement } from '.';
import type { Statement } from './statement';

function parametersOf(query: string) {
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

function search(query: string) {
  const { request, problems } = readSearch(parametersOf(query), TEST_CONTEXT);
  if (!request) throw new Error(problems.map(({ message }) => message).join());
  return request;
}

function told({ sql, parameters }: Statement): string {
  const values = Object.entries(parameters).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return [sql, ...values].join('\n');
}

/** Returns the conditions of a search on jobs, without the parts for the results. */
function count(query: string, openWords = new Map<string, string[]>()) {
  const { sql, parameters } = foundStatement(search(query), openWords);
  const [, conditions = ''] =
    /^with found as (?:materialized )?\(select job_id, date (.*)\)$/m.exec(sql) ?? [];
  return told({ sql: conditions, parameters });
}

describe('filters', () => {
  it('on values, ranges and presence', () => {
    expect(count('profession=10101|10102&salary__range=__50000&via_intermediary=no')).toMatchInlineSnapshot(`
      "from job where profession in {p1:Array(Int64)} and (salary != 0 and salary <= {p2:Int64}) and not via_intermediary
      p1 = [10101,10102]
      p2 = 50000"
    `);
    expect(
      count('date__range=today%7C%7C-3M%2B1d__today&expiration_date=_not_exists'),
    ).toMatchInlineSnapshot(`
      "from job where (date >= {p1:Date} and date <= {p2:Date}) and not (expiration_date != toDate(0) and expiration_date <= {p3:Date})
      p1 = "2026-03-16"
      p2 = "2026-06-15"
      p3 = "2026-06-15""
    `);
    expect(count('it_skills__and=KS10001|KS10002&contract_type__not=_exists')).toMatchInlineSnapshot(`
      "from job where (hasAny(it_skills, {p1:Array(String)}) and hasAny(it_skills, {p2:Array(String)})) and not contract_type != 0
      p1 = ["KS10001"]
      p2 = ["KS10002"]"
    `);
  });

  it('on postings: of one and the same, and of none', () => {
    expect(
      count('job_title=nurse&posting:country=DE&source_website__none=example.org&region=DE.16'),
    ).toMatchInlineSnapshot(`
      "from job where region = {p4:String} and job_id not in (select job_id from posting where lower(source_website) = {p3:String}) and job_id in (select job_id from posting where hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)}) and country = {p2:String})
      p1 = ["nurse"]
      p2 = "DE"
      p3 = "example.org"
      p4 = "DE.16""
    `);
  });

  it('on words', () => {
    expect(count('full_text=%22machine+learning%22')).toMatchInlineSnapshot(`
      "from job where job_id in (select job_id from posting where (hasAllTokens(arrayConcat(splitByChar(' ', full_text_text), full_text_extra), {p3:Array(String)}) and notEmpty(arrayFilter(place -> has(at_2, toUInt32(place + {p2:UInt32})), arrayMap(entry -> bitAnd(entry, 65535), arrayFilter(entry -> bitAnd(entry, 4294901760) = {p1:UInt32}, at_4))))))
      p1 = 352649216
      p2 = 3473211393
      p3 = ["machine","learning"]"
    `);
    expect(count('full_text=%22machine+learning%22~3+-php')).toMatchInlineSnapshot(`
      "from job where job_id in (select job_id from posting where ((hasAllTokens(arrayConcat(splitByChar(' ', full_text_text), full_text_extra), {p3:Array(String)}) and notEmpty(arrayFilter(place -> arrayExists(other -> abs(toInt32(place) - toInt32(other)) between 1 and 4, arrayMap(entry -> bitAnd(entry, 65535), arrayFilter(entry -> bitAnd(entry, 4294901760) = {p1:UInt32}, at_4))), arrayMap(entry -> bitAnd(entry, 65535), arrayFilter(entry -> bitAnd(entry, 4294901760) = {p2:UInt32}, at_2))))) and not hasAnyTokens(arrayConcat(splitByChar(' ', full_text_text), full_text_extra), {p4:Array(String)})))
      p1 = 352649216
      p2 = 3473211392
      p3 = ["machine","learning"]
      p4 = ["php"]"
    `);
    expect(
      count('job_title=jav*|java~1', new Map([['*jav*', ['java', 'javascript']]])),
    ).toMatchInlineSnapshot(`
      "from job where job_id in (select job_id from posting where (hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)}) or false))
      p1 = ["java","javascript"]"
    `);
    expect(
      count('organization_name__exact=M%C3%BCller+%26+Co&job_title__prefix__not=Senior'),
    ).toMatchInlineSnapshot(`
      "from job where (hasAllTokens(arrayConcat(splitByChar(' ', organization_text), organization_extra), {p1:Array(String)}) and lowerUTF8(organization_name) = {p2:String}) and job_id in (select job_id from posting where not startsWith(title_text, {p3:String}))
      p1 = ["muller","co"]
      p2 = "müller & co"
      p3 = "senior""
    `);
  });

  it('on places', () => {
    expect(count('location__radius=Berlin__30')).toMatchInlineSnapshot(`
      "from job where ((latitude != 0 or longitude != 0) and latitude between {p1:Float64} and {p2:Float64} and longitude between {p3:Float64} and {p4:Float64} and sin(radians(latitude)) * sin(radians({p5:Float64})) + cos(radians(latitude)) * cos(radians({p5:Float64})) * cos(radians(longitude - {p6:Float64})) >= {p7:Float64})
      p1 = 52.254573518224376
      p2 = 52.79416648177562
      p3 = 12.964349560413401
      p4 = 13.856710439586598
      p5 = 52.52437
      p6 = 13.41053
      p7 = 0.9999889134479285"
    `);
  });
});

describe('pages', () => {
  it('of jobs, and the postings that are shown', () => {
    const request = search(
      '_fields=job_id,job_title,country&_sort=job_title,date&_sortdir=desc&job_title=nurse&_limit=5',
    );
    const jobs = [
      { id: 7, date: '2026-03-01' },
      { id: 8, date: '2026-02-01' },
    ];
    expect(told(jobsStatement(request, jobs))).toMatchInlineSnapshot(`
      "select job_id, country
      from job where date in {p1:Array(Date)} and job_id in {p2:Array(Int64)}
      p1 = ["2026-03-01","2026-02-01"]
      p2 = [7,8]"
    `);
    expect(told(foundStatement(request, new Map()))).toMatchInlineSnapshot(`
      "with found as materialized (select job_id, date from job where job_id in (select job_id from posting where hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)})))
      select 0 as part, '' as value, count() as number from found
      union all select 1, concat(toString(date), ' ', toString(job_id)), rowNumberInAllBlocks() from (select date, job_id from found inner join (select job_id, argMin(job_title, tuple(via_intermediary, date, posting_id)) as sort_1 from posting where hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)}) group by job_id) as shown using (job_id) order by sort_1 = '', sort_1 desc, date = toDate(0), date asc, job_id desc limit 5 offset 0)
      p1 = ["nurse"]"
    `);
    expect(told(shownPostingStatement(request, new Map(), jobs))).toMatchInlineSnapshot(`
      "select job_id, job_title
      from posting where (date, posting_id) in (
        select date, posting_id from posting where (date >= {p2:Date} or date = toDate(0)) and job_id in {p3:Array(Int64)} and hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)})
        order by via_intermediary, date, posting_id limit 1 by job_id
      )
      p1 = ["nurse"]
      p2 = "2026-02-01"
      p3 = [7,8]"
    `);
  });
});

describe('facets', () => {
  const found = (query: string) => told(foundStatement(search(query), new Map()));

  it('of jobs, which are read for each part when nothing is asked of postings', () => {
    expect(found('country=DE&_facets=region,it_skills')).toMatchInlineSnapshot(`
      "with found as (select job_id, date, region, it_skills from job where country = {p1:String})
      select 0 as part, '' as value, count() as number from found
      union all select 1, concat(toString(date), ' ', toString(job_id)), rowNumberInAllBlocks() from (select date, job_id from found order by date desc, job_id desc limit 10 offset 0)
      union all select 2, toString(value), jobs from (select region as value, count() as jobs from found where region != '' group by value order by jobs desc, value limit 10)
      union all select 3, toString(value), jobs from (select arrayJoin(it_skills) as value, count() as jobs from found group by value order by jobs desc, value limit 10)
      p1 = "DE""
    `);
  });

  it('of postings that match, whose jobs are found by them', () => {
    expect(
      found('full_text=nurse&country=DE&_facets=source_website,region&_facets_limit=3'),
    ).toMatchInlineSnapshot(`
      "with matching as materialized (select job_id, source_website from posting where hasAnyTokens(arrayConcat(splitByChar(' ', full_text_text), full_text_extra), {p1:Array(String)}) and job_id in (select job_id from job where country = {p2:String})),
      found as materialized (select job_id, date, region from job where job_id in (select job_id from matching))
      select 0 as part, '' as value, count() as number from found
      union all select 1, concat(toString(date), ' ', toString(job_id)), rowNumberInAllBlocks() from (select date, job_id from found order by date desc, job_id desc limit 10 offset 0)
      union all select 2, toString(value), jobs from (select source_website as value, uniqExact(job_id) as jobs from matching where source_website != '' group by value order by jobs desc, value limit 3)
      union all select 3, toString(value), jobs from (select region as value, count() as jobs from found where region != '' group by value order by jobs desc, value limit 10)
      p1 = ["nurse"]
      p2 = "DE""
    `);
    expect(found('country=DE&_facets=source_website')).toMatchInlineSnapshot(`
      "with found as (select job_id, date from job where country = {p1:String}),
      matching as (select job_id, source_website from posting where job_id in (select job_id from found))
      select 0 as part, '' as value, count() as number from found
      union all select 1, concat(toString(date), ' ', toString(job_id)), rowNumberInAllBlocks() from (select date, job_id from found order by date desc, job_id desc limit 10 offset 0)
      union all select 2, toString(value), jobs from (select source_website as value, uniqExact(job_id) as jobs from matching where source_website != '' group by value order by jobs desc, value limit 10)
      p1 = "DE""
    `);
  });
});

const CONTEXT = { openWords: new Map(), categories: TEST_CONTEXT.categories };

describe('groups', () => {
  const groups = (
    query: string,
    level: number,
    parents: Parameters<typeof groupStatement>[3] = [],
    tallies?: number,
  ) => {
    const { request, problems } = readAggregate(parametersOf(query), TEST_CONTEXT);
    if (!request) throw new Error(problems.map(({ message }) => message).join());
    return told(groupStatement(request, { ...CONTEXT, tallies }, level, parents));
  };

  it('of one level, of two with a metric, and of the whole', () => {
    expect(groups('_group=profession&_limit=5', 0)).toMatchInlineSnapshot(`
      "select key_1, count() as count
      from (select profession as key_1 from job where profession != 0)
      group by key_1
      order by count desc nulls last, key_1
      limit 5 offset 0"
    `);
    expect(
      groups('_group=country,date__month&_metric=median__salary,count', 1, [{ key_1: 'DE', count: 3 }]),
    ).toMatchInlineSnapshot(`
      "select key_1, key_2, count() as count, quantileExactInclusiveOrNullIf(0.5)(measured, measured != 0) as figure
      from (select country as key_1, toStartOfMonth(date) as key_2, salary as measured from job where country != '' and date != toDate(0))
      where key_1 in {p1:Array(String)}
      group by key_1, key_2
      order by key_1, figure desc nulls last, key_2
      limit 100000 offset 0 by key_1
      p1 = ["DE"]"
    `);
    expect(groups('country=DE', 0)).toMatchInlineSnapshot(`
      "select count() as count
      from (select 1 from job where country = {p1:String})
      p1 = "DE""
    `);
  });

  it('of postings, ranges and categories', () => {
    expect(groups('_group=posting:source_website', 0)).toMatchInlineSnapshot(`
      "select key_1, count() as count
      from (select source_website as key_1 from posting where source_website != '')
      group by key_1
      order by count desc nulls last, key_1
      limit 10 offset 0"
    `);
    expect(groups('_group=job_title&_metric=avg__salary', 0)).toMatchInlineSnapshot(`
      "select key_1, count() as count, avgOrNullIf(measured, measured != 0) as figure
      from (select distinct job_id, job_title as key_1 from posting where job_title != '') as postings inner join (select job_id, salary as measured from job) as jobs using (job_id)
      group by key_1
      order by figure desc nulls last, key_1
      limit 10 offset 0"
    `);
    expect(groups('_group=salary__buckets_0_100000_10000&job_title=nurse', 0)).toMatchInlineSnapshot(`
      "select key_1, count() as count
      from (select 0 + intDiv(toInt64(salary) - 0, 10000) * 10000 as key_1 from job where salary != 0 and salary >= 0 and salary < 100000 and job_id in (select job_id from posting where hasAnyTokens(arrayConcat(splitByChar(' ', title_text), title_extra), {p1:Array(String)})))
      group by key_1
      order by count desc nulls last, key_1
      limit 10 offset 0
      p1 = ["nurse"]"
    `);
    expect(groups('_group=profession__custom_2&_totals=1', 0)).toMatchInlineSnapshot(`
      "select key_1, count() as count
      from (select transform(toInt64(profession), {p1:Array(Int64)}, {p2:Array(Int64)}, toInt64(0)) as key_1 from job where profession != 0)
      where key_1 != 0
      group by key_1
      order by key_1 asc
      limit 10 offset 0
      p1 = [10101,10102,10201]
      p2 = [11,11,12]"
    `);
  });

  it('of tallies, where these have all that is asked for', () => {
    expect(groups('_group=date__month', 0, [], 7)).toMatchInlineSnapshot(`
      "select key_1, sum(jobs) as count
      from (select toStartOfMonth(toDate(number)) as key_1, jobs from value_tally where build = {p1:Int64} and field = {p2:String})
      group by key_1
      order by count desc nulls last, key_1
      limit 100000 offset 0
      p1 = 7
      p2 = "date""
    `);
    expect(
      groups('_group=country,it_skills&_metric=median__salary', 1, [{ key_1: 'DE', count: 3 }], 7),
    ).toMatchInlineSnapshot(`
      "select key_1, key_2, sum(jobs) as count, if(countIf(measured != 0) = 0, null, arrayAvg(quantilesExactWeightedIf(0.5, 0.500000001)(measured, jobs, measured != 0))) as figure
      from (select country as key_1, skill as key_2, salary as measured, jobs from skill_tally where build = {p1:Int64} and list = {p2:String} and country != '')
      where key_1 in {p3:Array(String)}
      group by key_1, key_2
      order by key_1, figure desc nulls last, key_2
      limit 10 offset 0 by key_1
      p1 = 7
      p2 = "it_skills"
      p3 = ["DE"]"
    `);
    for (const query of [
      '_group=it_skills__custom_1&_totals=1',
      '_group=profession&_metric=median__salary',
      '_group=profession&remote=1',
      '_group=it_skills&_metric=median__salary_to',
      '_group=it_skills&profession=10101',
      '_group=it_skills&it_skills=KS10001',
      '_group=posting:it_skills',
      '_group=expired',
    ])
      expect(groups(query, 0, [], 7)).toBe(groups(query, 0));
  });
});
