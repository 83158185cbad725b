'use client';

import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { LetterPart } from '@/lib/recruiter/vocabulary';
import { type Draft, mailtoOf } from './drafts';

/** The mail to each person, one at a time, as it will be sent; missing parts are marked. */
export function LetterPreview({
  drafts,
  shown,
  onShow,
  ownProgram,
}: {
  drafts: readonly Draft[];
  shown: number;
  onShow: (index: number) => void;
  /** True if each is opened in one's own mail program, without a mail server. */
  ownProgram: boolean;
}) {
  const draft = drafts[shown];
  if (!draft) return null;
  const { person, subject, body, faults, isReady } = draft;
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate text-sm font-medium" aria-live="polite">
          Preview: {person.name}
        </h3>
        {drafts.length > 1 && (
          <>
            <span className="text-xs text-ink-muted tabular-nums">
              {shown + 1} of {drafts.length}
            </span>
            <IconButton
              label="Previous person"
              size="sm"
              disabled={shown === 0}
              onClick={() => onShow(shown - 1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              label="Next person"
              size="sm"
              disabled={shown === drafts.length - 1}
              onClick={() => onShow(shown + 1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {person.problem && (
        <Callout tone="caution" title="Not sent to them">
          {person.problem}
        </Callout>
      )}
      {!person.problem && faults.length > 0 && (
        <Callout tone="caution" title="Not sent to them">
          Nothing to fill in for {faults.join(', ')}.
        </Callout>
      )}
      <div className="rounded-md border bg-sunken px-3 py-2.5 text-sm">
        <p className="text-xs text-ink-muted wrap-anywhere">To: {person.address ?? 'no address'}</p>
        <p className="mt-1 font-medium wrap-anywhere">
          <Parts parts={subject} />
        </p>
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
          <Parts parts={body} />
        </p>
      </div>
      {ownProgram && isReady && (
        <Button asChild>
          <a href={mailtoOf(draft)}>
            <ExternalLink aria-hidden />
            Open in mail program
          </a>
        </Button>
      )}
    </section>
  );
}

function Parts({ parts }: { parts: readonly LetterPart[] }) {
  return parts.map(({ text, fault }, index) =>
    fault ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className="rounded-xs bg-caution-soft px-0.5 font-medium text-caution">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
