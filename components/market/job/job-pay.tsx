import { ChartColumn } from 'lucide-react';
import Link from 'next/link';
import { Section } from '@/components/dossier/workbench/section';
import { Button } from '@/components/ui/button';
import {
  EVERYTHING,
  formatsOf,
  type JobPayStanding,
  marketViewParams,
  subjectPath,
} from '@/lib/recruiter/vocabulary';
import { count } from '../search/words';
import { placeText } from './place-text';

/** Returns the market of the profession, narrowed as the figures are. */
function marketHrefOf({ profession, filters, currency }: JobPayStanding): string {
  const params = marketViewParams({ ...EVERYTHING, filters });
  params.set('_currency', currency);
  return `${subjectPath('profession', profession.id)}?${params}`;
}

/** Compares the pay of a job with that of others of its profession. */
export function JobPay({ standing, locale }: { standing: JobPayStanding; locale: string }) {
  const { own, quartiles, n, profession, currency } = standing;
  const formats = formatsOf(locale);
  const money = (value: number) => formats.number(value, { type: 'money', currency });
  return (
    <Section
      id="market-pay"
      title="Pay in the market"
      aside={
        <Button asChild size="sm">
          <Link href={marketHrefOf(standing)} prefetch={false}>
            <ChartColumn aria-hidden />
            See the market
          </Link>
        </Button>
      }
    >
      <PayStrip standing={standing} money={money} />
      <p className="mt-3">
        {own ? (
          <>
            <strong className="font-semibold">{formats.number(own.below, { type: 'share' })}</strong> of the
            others pay less than {own.from === own.to ? 'this job' : 'the middle of this job’s range'}.{' '}
          </>
        ) : (
          'This posting states no pay to compare. '
        )}
        The middle half pay {money(quartiles.lower)} to {money(quartiles.upper)}, the median is{' '}
        {money(quartiles.median)}.
      </p>
      <p className="mt-1 text-xs text-ink-faint">
        Of {count(n)} jobs for {profession.name} {placeText(standing)} that state their pay in {currency}, for
        a year, never a prediction, posted on any day.
      </p>
    </Section>
  );
}

const ROOM = 0.12;

/** The quartiles as a band with the median, and the pay of the job below it. */
function PayStrip({ standing, money }: { standing: JobPayStanding; money: (value: number) => string }) {
  const { own, quartiles } = standing;
  const ends = [quartiles.lower, quartiles.upper, ...(own ? [own.from, own.to] : [])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low || high) * ROOM;
  const at = (value: number) => `${(100 * (value - low + room)) / (high - low + 2 * room)}%`;
  const span = (from: number, to: number) => ({
    left: at(from),
    width: `calc(${at(to)} - ${at(from)})`,
  });
  return (
    <div aria-hidden className="relative mt-1 h-16 text-2xs text-ink-muted tabular-nums">
      <div className="absolute inset-x-0 top-7 h-px bg-line-strong" />
      <div
        className="absolute top-5.5 h-3 rounded-sm border border-accent-line bg-accent-soft"
        style={span(quartiles.lower, quartiles.upper)}
      />
      <div className="absolute top-4.5 h-5 w-0.5 bg-ink" style={{ left: at(quartiles.median) }} />
      <span
        className="absolute top-0 -translate-x-1/2 whitespace-nowrap"
        style={{ left: at(quartiles.median) }}
      >
        Median {money(quartiles.median)}
      </span>
      {own && (
        <>
          <div
            className="absolute top-10.5 h-1.5 min-w-1.5 rounded-full bg-caution"
            style={span(own.from, own.to)}
          />
          <span
            className="absolute top-12 -translate-x-1/2 font-medium whitespace-nowrap text-ink"
            style={{ left: at((own.from + own.to) / 2) }}
          >
            This job
          </span>
        </>
      )}
    </div>
  );
}
