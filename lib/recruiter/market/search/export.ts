import * as clients from '@/lib/clients';
import { type CsvColumn, csvOf } from '@/lib/platform/csv';
import type { ExportedFile } from '../../ground/file';
import { done, type Outcome, refused } from '../../ground/outcome';
import { records } from '../../ground/store';
import { audit } from '../../ground/store/audit';
import { defineUseCase, reads } from '../../ground/use-case';
import { lineOfResult, linesQuestion } from './find-jobs';
import { replyTo, View } from './question';
import type { MarketJobLine, MarketPay } from './types';
import { MARKET_REACH } from './view';

function yearly(pay: MarketPay | null): string {
  const amounts = [...new Set([pay?.from, pay?.to])].filter((amount) => typeof amount === 'number');
  return [amounts.join('-'), amounts.length > 0 && pay?.currency].filter(Boolean).join(' ');
}

const yes = (flag: boolean) => (flag ? 'yes' : 'no');

const COLUMNS: readonly CsvColumn<MarketJobLine>[] = [
  { heading: 'Job', cell: ({ id }) => id },
  { heading: 'Title', cell: ({ title }) => title },
  { heading: 'Employer', cell: ({ employer }) => employer },
  { heading: 'Agency', cell: ({ isAgency }) => yes(isAgency) },
  { heading: 'Place', cell: ({ place }) => place },
  { heading: 'Remote', cell: ({ isRemote }) => yes(isRemote) },
  { heading: 'Contract', cell: ({ contract }) => contract },
  { heading: 'Yearly salary', cell: ({ pay }) => yearly(pay) },
  { heading: 'Salary as stated', cell: ({ pay }) => pay?.stated ?? null },
  { heading: 'First posted', cell: ({ firstPosted }) => firstPosted },
  { heading: 'Ends', cell: ({ ends }) => ends },
  { heading: 'Postings', cell: ({ postings }) => postings },
  { heading: 'Websites', cell: ({ websites }) => websites },
];

/** Exports the jobs of a view as CSV in the order of the list, as many as the market returns at once. Any member. */
export const exportMarketJobs = defineUseCase(
  reads('viewer'),
  View,
  async (actor, view): Promise<Outcome<ExportedFile>> => {
    const reply = await replyTo(
      (fields) => clients.searchMarket({ ...linesQuestion(fields, view), _limit: MARKET_REACH }),
      ({ results }) => results.map(lineOfResult),
    );
    if (!reply.ok) return reply;
    if (reply.value.state === 'faulty')
      return refused('invalid', reply.value.faults[0]?.description ?? 'The question was not understood.');
    if (reply.value.state === 'busy')
      return refused('unavailable', `The job market is busy. Try again in ${reply.value.seconds} seconds.`);
    const lines = reply.value.found;
    const detail = { rows: lines.length, of: 'market' };
    await audit(await records(), { actorId: actor.id, action: 'list-exported', detail });
    const name = `market-${new Date().toISOString().slice(0, 10)}.csv`;
    return done({ name, mediaType: 'text/csv', body: Buffer.from(csvOf(COLUMNS, lines)) });
  },
);
