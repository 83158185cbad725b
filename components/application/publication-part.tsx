'use client';

import { ExternalLink, Globe } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CheckLine } from '@/components/ui/check-line';
import { toast } from '@/components/ui/toast';
import { setPublication } from '@/lib/recruiter/actions/applications';
import type { Publication } from '@/lib/recruiter/vocabulary';

type Props = { jobId: string; publication: Publication; takes: boolean; mayWrite: boolean };

/** Whether a job is on the career page, and what people outside see of it there. */
export function PublicationPart({ jobId, publication, takes, mayWrite }: Props) {
  const { published, isListed, link } = publication;
  const { busy, run } = useAction();
  const [shows, setShows] = useState({
    showsEmployer: publication.showsEmployer,
    showsPay: publication.showsPay,
  });
  const set = (change: Partial<typeof shows & { published: boolean }>, said: string) =>
    run(
      () => setPublication({ jobId, published, ...shows, ...change }),
      () => toast.done(said),
    );
  const choose = (change: Partial<typeof shows>) => {
    setShows((now) => ({ ...now, ...change }));
    if (published) set(change, 'The career page shows it this way now');
  };
  return (
    <div className="mt-5 border-t pt-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        Career page
        <Badge tone={isListed ? 'positive' : 'neutral'}>{isListed ? 'Published' : 'Not published'}</Badge>
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{stateText(publication, takes)}</p>
      {mayWrite && (
        <>
          <Choices publication={publication} shows={shows} choose={choose} />
          <div className="mt-3 flex flex-wrap gap-2">
            {!published && (
              <Button
                size="sm"
                busy={busy}
                disabled={!takes}
                onClick={() => set({ published: true }, 'The job is on the career page')}
              >
                <Globe aria-hidden />
                Put it on the career page
              </Button>
            )}
            {isListed && link && (
              <Button size="sm" asChild>
                <a href={link} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  See the job
                </a>
              </Button>
            )}
            {published && (
              <Button
                size="sm"
                variant="quiet"
                disabled={busy}
                onClick={() => set({ published: false }, 'The job is off the career page')}
              >
                Take it off
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function stateText({ published, isListed, isPageOpen, unlisted }: Publication, takes: boolean): string {
  if (!isPageOpen) return 'The career page of the workspace is closed, so nobody sees the job there.';
  if (!published && !takes) return 'Open the form first: people apply through it.';
  if (!published) return 'The job is not on the career page. Its notes, tags and figures never are.';
  if (!isListed) return 'The form is closed, so the career page does not show the job.';
  const found = 'Everybody finds the job there, with its title, place, contract and text.';
  return unlisted ? `${found} Search engines may leave it out: ${unlisted}.` : found;
}

type Shows = { showsEmployer: boolean; showsPay: boolean };

function Choices({
  publication: { employer, pay },
  shows,
  choose,
}: {
  publication: Publication;
  shows: Shows;
  choose: (change: Partial<Shows>) => void;
}) {
  return (
    <div className="mt-2 flex max-w-prose flex-col gap-1">
      {employer && (
        <CheckLine
          label={`Show the employer: ${employer}`}
          hint={
            shows.showsEmployer
              ? undefined
              : 'The name, addresses and telephone numbers are left out of the text too. Read the page once: what the text says in other words stays.'
          }
          checked={shows.showsEmployer}
          onChange={(showsEmployer) => choose({ showsEmployer })}
        />
      )}
      {pay ? (
        <CheckLine
          label={`Show the pay: ${pay}`}
          checked={shows.showsPay}
          onChange={(showsPay) => choose({ showsPay })}
        />
      ) : (
        <p className="text-xs text-ink-muted">
          The pay is not shown: it is not stated, or not certain. Correct it above to show it.
        </p>
      )}
    </div>
  );
}
