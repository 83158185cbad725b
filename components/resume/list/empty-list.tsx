'use client';

import { ClipboardPaste, FileUp, FolderUp, SearchX, Sparkles, Users } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ListActions } from '@/components/dossier/actions';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';

/** A workspace with nobody in it: the three ways to fill it. */
export function EmptyWorkspace({ actions }: { actions: ListActions | null }) {
  const uploads = useUploads();
  const loading = useAction();
  if (!actions) {
    return (
      <EmptyState icon={Users} title="No candidates yet">
        Candidates appear here once a recruiter has uploaded their CVs. You can look at them, search and
        export; adding them takes the role of a recruiter.
      </EmptyState>
    );
  }
  const loadSamples = () =>
    loading.run(actions.loadSamples, ({ files }) => {
      toast.done(`Reading ${counted(files, 'sample CV')}`);
      uploads.follow();
    });
  return (
    <div className="flex flex-1 items-center justify-center p-4 md:p-8">
      <div className="w-full max-w-2xl rounded-xl border border-dashed border-line-strong px-4 py-10 text-center md:px-10">
        <h2 className="text-xl font-semibold">Drop CVs anywhere on this page</h2>
        <p className="mx-auto mt-2 max-w-md text-base text-pretty text-ink-muted">
          One file or whole folders, hundreds at once: PDF, Word, OpenDocument, RTF, HTML or plain text. Each
          is read into a candidate that you can search, correct and compare with the original.
        </p>
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
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-t pt-6 text-ink-muted">
          No CVs at hand?
          <Button variant="link" busy={loading.busy} onClick={loadSamples}>
            <Sparkles aria-hidden />
            Load the sample workspace
          </Button>
          <span className="text-xs">Fictional people, removed again in one click.</span>
        </div>
      </div>
    </div>
  );
}

/** Nobody fits the question. */
export function NothingFound({ clearHref, children }: { clearHref: string; children?: ReactNode }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No candidate fits"
      actions={
        <Button asChild>
          <Link href={clearHref}>Clear search and filters</Link>
        </Button>
      }
    >
      {children ?? 'Try fewer words or take a filter away. All words of a search must be found.'}
    </EmptyState>
  );
}
