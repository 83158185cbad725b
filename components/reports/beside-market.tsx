import type { ReactNode } from 'react';
import { counted } from '@/components/dossier/words';
import { placeText } from '@/components/market/job/place-text';
import { count } from '@/components/market/search/words';
import { cn } from '@/components/ui/cn';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import {
  type BesideMarket as Beside,
  type Formats,
  formatsOf,
  type JobPayStanding,
  type JobTimeStanding,
} from '@/lib/recruiter/vocabulary';

const days = (number: number) => counted(Math.round(number), 'day');

function periodText(formats: Formats, { period }: Pick<JobTimeStanding, 'period'>): string {
  if (!period) return '';
  const [first, last] = [period.first, period.last].map((start) =>
    formats.label({ type: 'period', unit: 'month', start }),
  );
  return first === last ? `, first posted in ${first}` : `, first posted from ${first} to ${last}`;
}

/** What a figure of the market rests on: how many jobs, where and when. */
function restsOn(formats: Formats, standing: JobTimeStanding | JobPayStanding, which: string): string {
  const { n, profession } = standing;
  return `Of ${count(n)} jobs for ${profession.name} ${placeText(standing)} that ${which}${periodText(formats, standing)}`;
}

const NOTHING = {
  few: 'Too few to say: fewer than 10 such jobs are in the market',
  unanswered: 'The market is not answering at the moment',
};

function ownTimeText({ days: passed, isFilled }: Beside['own']): string {
  if (isFilled) return `Filled in ${days(passed)}`;
  return passed === 0 ? 'Not filled yet, opened today' : `Not filled yet, open for ${days(passed)}`;
}

function ownPayText({ own, currency }: JobPayStanding, formats: Formats): string {
  if (!own) return 'Not stated';
  const money = (value: number) => formats.number(value, { type: 'money', currency });
  return own.from === own.to ? money(own.from) : `${money(own.from)} to ${money(own.to)}`;
}

/** A job of one's own beside the market for its profession and place, line by line. */
export function BesideMarket({ beside: { own, time, pay }, locale }: { beside: Beside; locale: string }) {
  const formats = formatsOf(locale);
  const found = pay.state === 'found' ? pay.standing : null;
  const money = (value: number) =>
    formats.number(value, { type: 'money', currency: found?.currency ?? 'EUR' });
  return (
    <section aria-labelledby="beside-market" className="min-w-0 rounded-lg border bg-surface">
      <h2 id="beside-market" className="px-4 pt-3 text-sm font-semibold">
        This job and the market
      </h2>
      <div className="max-sm:pb-2">
        <Table aria-labelledby="beside-market" className="max-sm:block">
          <TableHead className="max-sm:sr-only">
            <TableRow>
              <TableHeader>What</TableHeader>
              <TableHeader>This job</TableHeader>
              <TableHeader>The market</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody className="max-sm:block">
            <Line
              what="Time"
              own={ownTimeText(own)}
              market={
                time.state === 'found'
                  ? `Median ${days(time.standing.days.median)} online, the middle half ${Math.round(time.standing.days.lower)} to ${days(time.standing.days.upper)}`
                  : NOTHING[time.state]
              }
              note={
                time.state === 'found' &&
                `${restsOn(formats, time.standing, 'ended')}. A market shows when a posting ended, not when the job was filled.`
              }
            />
            <Line
              what="Pay for a year"
              own={found ? ownPayText(found, formats) : ''}
              market={
                found
                  ? `Median ${money(found.quartiles.median)}, the middle half ${money(found.quartiles.lower)} to ${money(found.quartiles.upper)}`
                  : NOTHING[pay.state === 'found' ? 'few' : pay.state]
              }
              note={found && `${restsOn(formats, found, `state their pay in ${found.currency}`)}.`}
            />
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

/** Next to each other, and on a phone below each other, so that nothing is cut. */
const CELL = 'align-top max-sm:block max-sm:h-auto max-sm:border-0 max-sm:py-0.5';

function Line({ what, own, market, note }: { what: string; own: string; market: string; note: ReactNode }) {
  return (
    <TableRow className="max-sm:block max-sm:px-2 max-sm:py-1.5">
      <TableCell className={cn(CELL, 'font-medium whitespace-nowrap')}>{what}</TableCell>
      <TableCell className={CELL}>
        <span className="text-ink-muted sm:hidden">This job: </span>
        {own || 'Not compared'}
      </TableCell>
      <TableCell className={CELL}>
        <span className="text-ink-muted sm:hidden">The market: </span>
        {market}
        {note && <p className="mt-0.5 text-xs text-ink-muted">{note}</p>}
      </TableCell>
    </TableRow>
  );
}
