import {
  CALLS,
  type DecodedOf,
  type MarketExample,
  type MarketExampleData,
  MarketExamples,
  MarketExamplesRequest,
} from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { CONTRACT_TYPES } from '@/lib/engine/market';
import * as imports from '../../market-import';
import { serviceRuntime } from '../../runtime';
import { defineOperation } from '../operation';
import type { Outcome } from '../outcome';
import { NO_SOURCE, readMapping } from './source-request';

const MAX_REQUEST_BYTES = 64 * 1024;
const BEGINNING = 200;

function exampleFacts({ row, written, ...result }: imports.ExampleRow): MarketExampleData {
  if ('reason' in result) return { row, written, reason: result.reason };
  const { posting } = result;
  const skills = [posting.itSkills, posting.professionalSkills, posting.softSkills];
  return {
    row,
    written,
    title: posting.jobTitle,
    employer: posting.organizationName ?? null,
    place: posting.locationName ?? null,
    country: posting.country ?? null,
    isRemote: posting.isRemote,
    date: posting.date ?? null,
    expirationDate: posting.expirationDate ?? null,
    payFrom: posting.salaryFrom ?? posting.salary ?? posting.predictedSalary ?? null,
    payTo: posting.salaryTo ?? posting.salary ?? posting.predictedSalary ?? null,
    payCurrency: posting.salaryCurrency ?? null,
    contract: CONTRACT_TYPES.find(({ code }) => code === posting.contractType)?.labels.en ?? null,
    skills: skills.reduce((sum, ids) => sum + ids.length, 0),
    text: posting.fullText.slice(0, BEGINNING) || null,
    language: posting.language ?? null,
  };
}

/** POST /service/market/sources/{id}/examples */
export const exampleRowsOfSource = defineOperation({
  call: CALLS.marketSourceExamples,
  name: 'exampleRowsOfSource',
  body: { schema: MarketExamplesRequest, maxBytes: () => MAX_REQUEST_BYTES },
  value: MarketExamples,
  run: async ({ body, parameters }): Promise<Outcome<DecodedOf<typeof MarketExample>[]>> => {
    const { records } = await serviceRuntime();
    const source = await imports.findSource(records, parameters.id);
    if (!source) return fail(NO_SOURCE);
    const mapping = body.mapping ? await readMapping(body.mapping) : undefined;
    if (mapping && !mapping.ok) return mapping;
    const rows = await imports.exampleRows(source, mapping?.value);
    return succeed({ value: rows.map(exampleFacts) });
  },
});
