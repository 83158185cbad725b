import { z } from 'zod';
import * as clients from '@/lib/clients';
import { type Outcome, refused } from '../../outcome';
import { defineUseCase } from '../../use-case';
import { fieldLabel, type KnownFields, LANGUAGE } from './fields';
import { lineOf, type Members, postingOf, valuesOf } from './members';
import { replyTo } from './question';
import type { MarketFact, MarketJob, MarketReply } from './types';

/** What a job tells besides its line, in the order in which it is shown. */
const FACT_FIELDS = [
  'profession',
  'profession_group',
  'profession_class',
  'organization_industry',
  'location',
  'region',
  'country',
  'contract_type',
  'hours_per_week_from',
  'hours_per_week_to',
  'experience_level',
  'education_level',
  'it_skills',
  'professional_skills',
  'soft_skills',
  'language_skills',
  'language',
];

function factsOf(members: Members): MarketFact[] {
  return FACT_FIELDS.map((field) => ({
    field,
    label: fieldLabel(field),
    values: valuesOf(members[field]),
  })).filter(({ values }) => values.length > 0);
}

/** Everything of the job, and its postings with everything of theirs. */
function allOf(fields: KnownFields): string {
  return ['posting', ...Object.keys(fields).filter((name) => name !== 'full_text')].join();
}

const UNKNOWN_JOB = refused('not-found', 'This job is not in the market any more.');

/** A job of the market with its postings; contacts in their texts are masked. Viewers may. */
export const readMarketJob = defineUseCase(
  'viewer',
  z.object({ id: z.string().regex(/^\d{1,20}$/, 'This is not the number of a job.') }),
  async (_actor, { id }): Promise<Outcome<MarketReply<MarketJob>>> => {
    const reply = await replyTo(
      (fields) => clients.searchMarket({ ...LANGUAGE, job_id: id, _limit: 1, _fields: allOf(fields) }),
      ({ results: [job] }) => job,
    );
    if (!reply.ok || reply.value.state !== 'found') return reply as Outcome<MarketReply<never>>;
    const { found } = reply.value;
    if (!found) return UNKNOWN_JOB;
    const { posting: postings = [], _snippets, ...members } = found;
    const job = {
      ...lineOf(members as Members),
      facts: factsOf(members as Members),
      copies: postings.map(postingOf),
    };
    return { ok: true, value: { state: 'found', found: job } };
  },
);
