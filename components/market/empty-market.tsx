'use client';

import { ChartColumn, CircleHelp, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import type { MarketSourceSummary, Outcome } from '@/lib/recruiter/vocabulary';
import { SampleMarketButton } from './sources/sample-market';

const SETTINGS = '/settings/market';

/** Ways to fill an empty market, by role. */
export type Filling =
  | { by: 'owner'; addSample: () => Promise<Outcome<MarketSourceSummary>> }
  | { by: 'another' }
  | { by: 'provider' };

const LESSON =
  'Postings from many sites, merged into jobs: who is hiring whom, where and for how much. Search by any word or field, and see what is asked for most and how it changes from month to month.';

/** A market without postings: its purpose, and how to fill it. */
export function EmptyMarket({ filling }: { filling: Filling }) {
  const router = useRouter();
  if (filling.by === 'provider')
    return (
      <EmptyState icon={ChartColumn} title="The job market is empty">
        The provider of this workspace answers that it has no jobs. Your administrator can tell you which one
        it is.
      </EmptyState>
    );
  if (filling.by === 'another')
    return (
      <EmptyState icon={ChartColumn} title="No postings yet">
        {LESSON} An owner of this workspace fills it.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ChartColumn}
      title="No postings yet"
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={SETTINGS}>Add postings</Link>
          </Button>
          <SampleMarketButton add={filling.addSample} onStarted={() => router.push(SETTINGS)} />
        </>
      }
    >
      {LESSON} Add a file or the address of a board; or look around in sixty thousand sample postings from
      fictional employers.
    </EmptyState>
  );
}

/** Nothing fits the question; `href` is the page without it. */
export function NoJobFits({ href }: { href: string }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No jobs found"
      actions={
        <Button asChild>
          <Link href={href}>Clear the question</Link>
        </Button>
      }
    >
      Try fewer words or remove a filter. All words must be in one posting; <code>nurse | midwife</code> finds
      either, <code>"night shift"</code> finds a phrase.
    </EmptyState>
  );
}

/** The question has to be put right first. */
export function NotUnderstood() {
  return (
    <EmptyState icon={CircleHelp} title="This question was not understood">
      The message above says what is wrong and where. Change the words in the bar; press a filter to change it
      there.
    </EmptyState>
  );
}
