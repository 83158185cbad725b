'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import type { CandidateActions } from '@/components/dossier/actions';
import { DeleteDialog } from '@/components/dossier/delete-dialog';
import { DetailsProvider } from '@/components/dossier/details/details-provider';
import { EvidenceProvider, useEvidenceState } from '@/components/dossier/evidence/evidence-provider';
import { CorrectionsProvider } from '@/components/dossier/fields/corrections-provider';
import { OriginalView } from '@/components/dossier/original/original-view';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { RecordSection } from '@/components/dossier/workbench/record-section';
import { TimedOutNote } from '@/components/dossier/workbench/timed-out-note';
import { useFieldKeys } from '@/components/dossier/workbench/use-field-keys';
import { useAction } from '@/components/shell/use-action';
import { cn } from '@/components/ui/cn';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { toast } from '@/components/ui/toast';
import type { CandidateDetail } from '@/lib/recruiter/vocabulary';
import { CandidateBar, type CandidateLinks } from './candidate-bar';
import { CandidateHeader } from './candidate-header';
import { ResumeProvider } from './resume-context';
import { ResumeView } from './resume-view';
import { useCandidateCommands } from './use-candidate-commands';

type WorkbenchProps = {
  detail: CandidateDetail;
  links: CandidateLinks;
  knownTags: readonly string[];
  /** The day it is looked at, yyyy-MM-dd. */
  today: string;
  /** Null for who may only look. */
  actions: CandidateActions | null;
};

type Pane = 'original' | 'parsed';

/** A candidate: the original on the left, what was read from it on the right, each value tied to its place. */
export function CandidateWorkbench({ detail, links, knownTags, today, actions }: WorkbenchProps) {
  const [pane, setPane] = useState<Pane>('parsed');
  const showOriginal = useCallback(() => setPane('original'), []);
  const { evidence, setMarker } = useEvidenceState(showOriginal);
  const shown = useMemo(() => ({ resume: detail.effective, today }), [detail.effective, today]);
  const pressKey = useFieldKeys();
  const parsed = (
    <ResumeView
      head={
        <>
          {detail.timedOut && <TimedOutNote />}
          <CandidateHeader summary={detail.summary} knownTags={knownTags} actions={actions} />
        </>
      }
      foot={<RecordSection detail={detail} />}
    />
  );
  return (
    <ResumeProvider value={shown}>
      <EvidenceProvider evidence={evidence}>
        <DetailsProvider>
          <div className="flex min-h-0 flex-1 flex-col">
            <ManagedBar detail={detail} links={links} actions={actions} onEscape={evidence.clear} />
            <Tabs value={pane} onValueChange={(next) => setPane(next as Pane)} className="shrink-0 lg:hidden">
              <TabsList aria-label="Views of the candidate" className="px-4">
                <TabsTrigger value="original" aria-controls="pane-original">
                  Original
                </TabsTrigger>
                <TabsTrigger value="parsed" aria-controls="pane-parsed">
                  Read
                </TabsTrigger>
              </TabsList>
            </Tabs>
            <div className="flex min-h-0 flex-1">
              <section
                id="pane-original"
                aria-label="Original document"
                className={cn(
                  'min-h-0 min-w-0 flex-1 flex-col border-r lg:flex',
                  pane === 'original' ? 'flex' : 'hidden',
                )}
              >
                <OriginalView original={detail.original} onReady={setMarker} />
              </section>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside */}
              <div
                id="pane-parsed"
                className={cn(
                  'relative min-h-0 min-w-0 flex-1 overflow-x-clip overflow-y-auto lg:block',
                  pane === 'parsed' ? 'block' : 'hidden',
                )}
                onKeyDown={pressKey}
              >
                <CorrectionsProvider
                  candidateId={detail.summary.id}
                  corrections={detail.corrections}
                  actions={actions}
                >
                  {parsed}
                </CorrectionsProvider>
              </div>
            </div>
          </div>
        </DetailsProvider>
      </EvidenceProvider>
    </ResumeProvider>
  );
}

function ManagedBar({
  detail,
  links,
  actions,
  onEscape,
}: Pick<WorkbenchProps, 'detail' | 'links' | 'actions'> & { onEscape: () => void }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const { follow } = useUploads();
  const [deleting, setDeleting] = useState(false);
  const { id, name } = detail.summary;
  const manage = actions && {
    onParseAgain: () =>
      run(
        () => actions.parseAgain([id]),
        () => {
          toast.done('The document will be read again');
          follow();
        },
      ),
    onDelete: () => setDeleting(true),
    onUndo: () =>
      run(
        () => actions.undoCorrection({ candidateId: id }),
        () => toast.done('The change was taken back'),
      ),
  };
  useCandidateCommands({ candidateId: id, links, blind: false, onEscape, ...manage });
  const remove = () => {
    if (!actions) return;
    run(
      () => actions.remove([id]),
      () => {
        toast.done(`${name} was deleted`);
        router.push(links.neighbours?.next ?? links.list);
      },
    );
  };
  return (
    <>
      <CandidateBar
        title={name}
        candidateId={id}
        links={links}
        blind={false}
        onParseAgain={manage?.onParseAgain}
        onDelete={manage?.onDelete}
      />
      <DeleteDialog names={[name]} open={deleting} busy={busy} onOpenChange={setDeleting} onDelete={remove} />
    </>
  );
}
