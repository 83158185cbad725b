'use client';

import {
  BriefcaseBusiness,
  ClipboardPaste,
  FileUp,
  FolderUp,
  Link2,
  SearchX,
  Sparkles,
  Users,
} from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import type { ListActions } from '../actions';
import { KIND_WORDS } from '../kinds';
import { useUploads } from '../upload/upload-context';
import { useLoadSamples } from '../upload/use-load-samples';
import { counted } from '../words';

const ICONS = { candidate: Users, job: BriefcaseBusiness };

/** Explains to newcomers what the app does with a document. */
const LESSONS: Readonly<Record<DossierKind, string>> = {
  candidate:
    'One file or whole folders, hundreds at once: PDF, Word, OpenDocument, RTF, HTML or plain text. Each is read into a candidate that you can search, correct and compare with the original.',
  job: 'PDF, Word, OpenDocument, RTF, HTML or plain text, pasted text, or the address of a page. Each posting is read for what it asks and what it offers: title, employer, place, contract, salary, required and preferred skills. From there you go on to the candidates it may suit.',
};

/** A list with nothing in it: the ways to fill it. */
export function EmptyWorkspace({ kind, actions }: { kind: DossierKind; actions: ListActions | null }) {
  const uploads = useUploads();
  const { title, many, documents } = KIND_WORDS[kind];
  if (!actions) {
    return (
      <EmptyState icon={ICONS[kind]} title={`No ${many} yet`}>
        {title} appear here once a recruiter has uploaded {documents}. You can look at them, search and
        export; adding them requires the recruiter role.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-1 items-center justify-center p-4 md:p-8">
      <div className="w-full max-w-2xl rounded-xl border border-dashed border-line-strong px-4 py-10 text-center md:px-10">
        <h2 className="text-xl font-semibold">Drop {documents} anywhere on this page</h2>
        <p className="mx-auto mt-2 max-w-md text-base text-pretty text-ink-muted">{LESSONS[kind]}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button variant="primary" size="lg" onClick={uploads.pickFiles}>
            <FileUp aria-hidden />
            Choose files
          </Button>
          <Button size="lg" onClick={uploads.pickFolder}>
            <FolderUp aria-hidden />
            Choose a folder
          </Button>
          <Button size="lg" onClick={uploads.paste}>
            <ClipboardPaste aria-hidden />
            Paste text
          </Button>
          {kind === 'job' && (
            <Button size="lg" onClick={uploads.fetchPage}>
              <Link2 aria-hidden />
              Give an address
            </Button>
          )}
        </div>
        <Samples kind={kind} actions={actions} />
      </div>
    </div>
  );
}

function Samples({ kind, actions }: { kind: DossierKind; actions: ListActions }) {
  const { busy, loadSamples } = useLoadSamples(actions.loadSamples, ({ files }) =>
    toast.done(`Reading ${counted(files, 'sample document')}`),
  );
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-t pt-6 text-ink-muted">
      No {KIND_WORDS[kind].documents} at hand?
      <Button variant="link" busy={busy} onClick={loadSamples}>
        <Sparkles aria-hidden />
        Load the sample workspace
      </Button>
      <span className="text-xs">Fictional people and employers, removed again in one click.</span>
    </div>
  );
}

/** Nothing fits the question. */
export function NothingFound({
  kind,
  clearHref,
  suggestion,
  hrefOf,
}: {
  kind: DossierKind;
  clearHref: string;
  /** The search in words that are known here. */
  suggestion: string | null;
  hrefOf: (words: string) => string;
}) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${KIND_WORDS[kind].many} found`}
      actions={
        <Button asChild>
          <Link href={clearHref}>Clear search and filters</Link>
        </Button>
      }
    >
      {suggestion ? (
        <>
          Did you mean{' '}
          <TextLink href={hrefOf(suggestion)} className="font-medium">
            {suggestion}
          </TextLink>
          ?
        </>
      ) : (
        'Try fewer words or remove a filter. All words of a search must be found, unless you put OR between them.'
      )}
    </EmptyState>
  );
}
