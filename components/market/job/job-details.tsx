import { Sparkles } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { yearlyText } from '@/components/job/words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Day } from '@/components/ui/time';
import type { MarketJob, MarketPosting, MarketView } from '@/lib/recruiter/vocabulary';
import { marketMatchHref } from '../market-path';
import { Copies } from './copies';
import { JobFacts } from './job-facts';

/** A job with its facts, the pages that advertise it, and the text of one of them. */
export function JobDetails({ job, view }: { job: MarketJob; view: MarketView }) {
  const [chosen, setChosen] = useState(0);
  const copy = job.copies[chosen] ?? job.copies[0];
  return (
    <article className="flex flex-col gap-5 p-5">
      <header>
        <h2 className="text-lg font-semibold text-balance">{job.title}</h2>
        <p className="mt-0.5 text-ink-muted">{[job.employer, job.place].filter(Boolean).join(' · ')}</p>
        <Pay job={job} />
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
          {job.firstPosted && (
            <span>
              First posted <Day value={job.firstPosted} />
            </span>
          )}
          {job.ends && (
            <Badge tone="outline">
              {job.hasEnded ? 'Ended' : 'Until'} <Day value={job.ends} />
            </Badge>
          )}
          {job.isAgency && <Badge>Agency</Badge>}
          {job.isRemote && <Badge tone="info">Remote</Badge>}
        </p>
        <Button className="mt-3" asChild>
          <Link href={marketMatchHref(job.id)} prefetch={false}>
            <Sparkles aria-hidden />
            Match my candidates
          </Link>
        </Button>
      </header>
      <JobFacts job={job} view={view} />
      <Copies copies={job.copies} chosen={chosen} onChoose={setChosen} />
      {copy && <PostingText copy={copy} />}
    </article>
  );
}

/** Pay a year, and how the posting states it. */
function Pay({ job: { pay } }: { job: MarketJob }) {
  if (!pay) return null;
  const yearly = yearlyText(pay, pay.currency);
  return (
    <p className="mt-2 tabular-nums">
      <span className="font-medium">{yearly || pay.stated}</span>
      {yearly && pay.stated && <span className="text-ink-muted"> · stated as “{pay.stated}”</span>}
    </p>
  );
}

function PostingText({ copy }: { copy: MarketPosting }) {
  return (
    <section aria-label="Text of the posting" className="border-t pt-4">
      <h3 className="font-medium">{copy.title}</h3>
      <p lang={copy.language ?? undefined} className="mt-2 text-base break-words whitespace-pre-line">
        {copy.text}
      </p>
      <p className="mt-4 text-xs text-ink-faint">
        E-mail addresses and telephone numbers are hidden here; they are on the page of the posting.
      </p>
    </section>
  );
}
