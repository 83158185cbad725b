'use client';

import { Download, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { counted, dayText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import type { Outcome, SharedPack, Verdict } from '@/lib/recruiter/vocabulary';
import { Blocks } from './blocks';

type Feedback = { number: number; verdict: Verdict; comment: string };

type Give = (feedback: Feedback) => Promise<Outcome<null>>;

/** The public page of a pack: the candidates, a file of them, and a yes or no to each. */
export function SharedPackPage({
  pack,
  file,
  giveFeedback,
}: {
  pack: SharedPack;
  file: string;
  giveFeedback: Give;
}) {
  const { title, brand, profiles, expiresAt } = pack;
  return (
    <div className="min-h-dvh bg-canvas">
      <div aria-hidden className="h-1.5" style={{ backgroundColor: brand.colour }} />
      <header className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 px-5 py-6">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-muted">{brand.name}</p>
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="mt-0.5 text-sm text-ink-muted">
            {counted(profiles.length, 'candidate')}, open until {dayText(expiresAt)}
          </p>
        </div>
        {/* biome-ignore lint/performance/noImgElement: a picture out of the store, small and of any shape */}
        {brand.logo && <img src={brand.logo} alt={brand.name} className="max-h-10 max-w-40" />}
        <Button asChild className="print:hidden">
          <a href={file} download>
            <Download aria-hidden />
            PDF
          </a>
        </Button>
      </header>
      <main className="mx-auto flex max-w-3xl flex-col gap-5 px-5 pb-10">
        {profiles.map((profile) => (
          <Profile
            key={profile.number}
            profile={profile}
            isNamedAbove={profile.blocks[0]?.text === title}
            give={giveFeedback}
          />
        ))}
        {profiles.length === 0 && <p className="text-ink-muted">These candidates are no longer shared.</p>}
      </main>
      {brand.footer && (
        <footer className="mx-auto max-w-3xl px-5 pb-8 text-xs text-ink-muted">{brand.footer}</footer>
      )}
    </div>
  );
}

function Profile({
  profile,
  isNamedAbove,
  give,
}: {
  profile: SharedPack['profiles'][number];
  /** True if the title of the page is their name already. */
  isNamedAbove: boolean;
  give: Give;
}) {
  const { busy, run } = useAction();
  const [verdict, setVerdict] = useState(profile.verdict);
  const [comment, setComment] = useState(profile.comment);
  const [sent, setSent] = useState(profile.comment);
  const name = profile.blocks[0]?.text ?? 'this candidate';
  const say = (said: Verdict) =>
    run(
      () => give({ number: profile.number, verdict: said, comment }),
      () => {
        setVerdict(said);
        setSent(comment);
      },
    );
  return (
    <article aria-label={name} className="overflow-hidden rounded-xl border bg-surface">
      <div className="px-6 py-6">
        <Blocks blocks={isNamedAbove ? profile.blocks.slice(1) : profile.blocks} />
      </div>
      <form
        method="post"
        aria-label={`Your answer about ${name}`}
        className="border-t bg-sunken px-6 py-4 print:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <p role="status" className="mb-2 font-medium">
          {verdict === null
            ? 'Would you like to meet this person?'
            : `Your answer was sent: ${verdict}${sent ? ', with your comment' : ''}.`}
        </p>
        <Textarea
          aria-label={`Comment on ${name}`}
          placeholder="A comment, if you like"
          rows={2}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant={verdict === 'yes' ? 'primary' : 'secondary'}
            aria-pressed={verdict === 'yes'}
            busy={busy}
            onClick={() => say('yes')}
          >
            <ThumbsUp aria-hidden />
            Yes
          </Button>
          <Button
            variant={verdict === 'no' ? 'primary' : 'secondary'}
            aria-pressed={verdict === 'no'}
            busy={busy}
            onClick={() => say('no')}
          >
            <ThumbsDown aria-hidden />
            No
          </Button>
          {verdict !== null && comment !== sent && (
            <Button busy={busy} onClick={() => say(verdict)}>
              Send comment
            </Button>
          )}
        </div>
      </form>
    </article>
  );
}
