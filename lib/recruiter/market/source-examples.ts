import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { MarketExampleData } from '@/lib/contracts';
import { done, type Outcome } from '../ground/outcome';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import type { MarketExampleRow } from './types';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Returns text like "Leeds, United Kingdom". */
function placeOf({ place, country }: MarketExampleData): string | null {
  const parts = [place, country && COUNTRIES.of(country)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns text like "GBP 30,000 to 34,000 a year". */
function payOf({ payFrom, payTo, payCurrency }: MarketExampleData): string | null {
  if (payFrom === null || payFrom === undefined) return null;
  const to = payTo && payTo !== payFrom ? ` to ${NUMBERS.format(payTo)}` : '';
  return `${payCurrency ?? ''} ${NUMBERS.format(payFrom)}${to} a year`.trim();
}

function exampleOf(example: MarketExampleData): MarketExampleRow {
  return {
    row: example.row,
    written: example.written,
    reason: example.reason ?? null,
    title: example.title ?? null,
    employer: example.employer ?? null,
    place: placeOf(example),
    date: example.date ?? null,
    expirationDate: example.expirationDate ?? null,
    pay: payOf(example),
    contract: example.contract ?? null,
    skills: example.skills ?? 0,
    text: example.text ?? null,
    isRemote: example.isRemote ?? false,
  };
}

const request = z.object({ sourceId: recordId, mapping: z.record(z.string(), z.string()) });

/** Ten rows of a table as they will be read by a mapping of its columns; nothing is written. Owners only. */
export const marketSourceExamples = defineUseCase(
  reads('owner'),
  request,
  async (_actor, { sourceId, mapping }): Promise<Outcome<MarketExampleRow[]>> => {
    const answer = await clients.marketSourceExamples(sourceId, { mapping });
    return answer.ok ? done(answer.value.map(exampleOf)) : problemOfFailure(answer.failure);
  },
);
