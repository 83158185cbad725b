import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { MarketJobResult } from '@/lib/contracts';
import { inLabelLanguage } from '../../ground/label-language';
import { done, type Outcome, refused } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import type { KnownFields } from './fields';
import { lineOf, type Members, numberOf, postingOf, valuesOf } from './members';
import { replyTo } from './question';
import type { MarketFact, MarketJob, MarketReply } from './types';

/** Facts about a job beyond its line, in the order in which they are shown: a name, and the fields under it. */
const FACTS: readonly [label: string, fields: readonly string[]][] = [
  ['Profession', ['profession', 'profession_group', 'profession_class']],
  ['Place', ['location', 'region', 'country']],
  ['Industry', ['organization_industry']],
  ['Contract', ['contract_type']],
  ['Experience', ['experience_level']],
  ['Education', ['education_level']],
  ['IT skills', ['it_skills']],
  ['Professional skills', ['professional_skills']],
  ['Soft skills', ['soft_skills']],
  ['Languages', ['language_skills']],
];

function factsOf(members: Members): MarketFact[] {
  return FACTS.map(([label, fields]) => ({
    label,
    values: fields.flatMap((field) => valuesOf(members[field]).map((value) => ({ ...value, field }))),
  })).filter(({ values }) => values.length > 0);
}

/** Returns all fields of the job and of its postings. */
function allOf(fields: KnownFields): string {
  return ['posting', ...Object.keys(fields).filter((name) => name !== 'full_text')].join();
}

function jobOf({ posting: postings = [], _snippets, ...rest }: z.output<typeof MarketJobResult>): MarketJob {
  const members = rest as Members;
  return {
    ...lineOf(members),
    hours: { from: numberOf(members.hours_per_week_from), to: numberOf(members.hours_per_week_to) },
    facts: factsOf(members),
    copies: postings.map(postingOf),
  };
}

const UNKNOWN_JOB = refused('not-found', 'This job is no longer in the market.');

/** A job of the market with its postings; contacts in their texts are masked. Any member. */
export const readMarketJob = defineUseCase(
  reads('viewer'),
  z.object({ id: z.string().regex(/^\d{1,20}$/, 'This is not the number of a job.') }),
  async (_actor, { id }): Promise<Outcome<MarketReply<MarketJob>>> => {
    const reply = await replyTo(
      (fields) =>
        clients.searchMarket({ ...inLabelLanguage(), job_id: id, _limit: 1, _fields: allOf(fields) }),
      ({ results: [job] }) => job,
    );
    if (!reply.ok || reply.value.state !== 'found') return reply as Outcome<MarketReply<never>>;
    const { found } = reply.value;
    if (!found) return UNKNOWN_JOB;
    return done({ state: 'found', found: jobOf(found) });
  },
);
