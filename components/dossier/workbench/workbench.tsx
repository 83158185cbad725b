'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Command } from '@/components/shell/commands';
import { useAction } from '@/components/shell/use-action';
import { cn } from '@/components/ui/cn';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { toast } from '@/components/ui/toast';
import type {
  Correction,
  CustomField,
  CustomValues,
  DossierKind,
  OriginalDocument,
} from '@/lib/recruiter/vocabulary';
import type { WorkbenchActions } from '../actions';
import { AsApiDialog } from '../as-api-dialog';
import { textAt } from '../custom-edit';
import { DetailsProvider } from '../details/details-provider';
import { EvidenceProvider, useEvidenceState } from '../evidence/evidence-provider';
import type { Export } from '../export-menu';
import { CorrectionsProvider } from '../fields/corrections-provider';
import { dossierPath, KIND_WORDS } from '../kinds';
import { OriginalView } from '../original/original-view';
import { useUploads } from '../upload/upload-context';
import { DossierBar } from './dossier-bar';
import type { DossierLinks } from './links';
import { useDossierCommands } from './use-dossier-commands';
import { useFieldKeys } from './use-field-keys';

/** The dossier that is on the workbench. */
export type OnWorkbench<Data extends object> = {
  readonly summary: { readonly id: string; readonly name: string };
  readonly original: OriginalDocument;
  readonly documents: readonly OriginalDocument[];
  readonly corrections: readonly Correction[];
  readonly effective: Data;
  readonly fields: readonly CustomField[];
  readonly custom: CustomValues;
};

type WorkbenchProps<Data extends object> = {
  kind: DossierKind;
  detail: OnWorkbench<Data>;
  links: DossierLinks;
  exports: readonly Export[];
  /** Content of the bar and commands that only this kind has. */
  own?: { bar: ReactNode; commands: readonly Command[] };
  /** Null for members who may only look. */
  actions: WorkbenchActions | null;
  /** Renders the parsed data, with the corrections that are on their way. */
  children: (shown: Data) => ReactNode;
};

type Pane = 'original' | 'parsed';

/** A dossier: the original on the left, the parsed data on the right, each value tied to its place. */
export function Workbench<Data extends object>({
  kind,
  detail,
  actions,
  children,
  ...bar
}: WorkbenchProps<Data>) {
  const [pane, setPane] = useState<Pane>('parsed');
  const showOriginal = useCallback(() => setPane('original'), []);
  const { evidence, setMarker } = useEvidenceState(showOriginal);
  const pressKey = useFieldKeys();
  const onShow = useShowDocument(detail.summary.id, actions);
  const effective = useMemo(
    () => ({ ...detail.effective, custom: detail.custom }),
    [detail.effective, detail.custom],
  );
  const textOf = (path: string, value: unknown) => textAt(detail.fields, path, value);
  return (
    <EvidenceProvider evidence={evidence}>
      <DetailsProvider>
        <div className="flex min-h-0 flex-1 flex-col print:block">
          <ManagedBar kind={kind} detail={detail} actions={actions} onEscape={evidence.clear} {...bar} />
          <Tabs
            value={pane}
            onValueChange={(next) => setPane(next as Pane)}
            className="shrink-0 lg:hidden print:hidden"
          >
            <TabsList aria-label={`Views of the ${KIND_WORDS[kind].one}`} className="px-4">
              <TabsTrigger value="original" aria-controls="pane-original">
                Original
              </TabsTrigger>
              <TabsTrigger value="parsed" aria-controls="pane-parsed">
                Read
              </TabsTrigger>
            </TabsList>
          </Tabs>
          <div className="flex min-h-0 flex-1 print:block">
            <section
              id="pane-original"
              aria-label="Original document"
              className={cn(
                'min-h-0 min-w-0 flex-1 flex-col border-r lg:flex print:hidden',
                pane === 'original' ? 'flex' : 'hidden',
              )}
            >
              <OriginalView
                original={detail.original}
                documents={detail.documents}
                onReady={setMarker}
                onShow={onShow}
              />
            </section>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside */}
            <div
              id="pane-parsed"
              className={cn(
                'relative min-h-0 min-w-0 flex-1 overflow-x-clip overflow-y-auto lg:block print:block print:overflow-visible',
                pane === 'parsed' ? 'block' : 'hidden',
              )}
              onKeyDown={pressKey}
            >
              <CorrectionsProvider
                id={detail.summary.id}
                effective={effective}
                textOf={textOf}
                corrections={detail.corrections}
                actions={actions}
              >
                {children}
              </CorrectionsProvider>
            </div>
          </div>
        </div>
      </DetailsProvider>
    </EvidenceProvider>
  );
}

/** Shows another document, with the way back; null for members who may only look. */
function useShowDocument(id: string, actions: WorkbenchActions | null) {
  const { run } = useAction();
  if (!actions) return null;
  const show = (document: string) =>
    run(
      () => actions.showDocument({ id, document }),
      ({ before }) =>
        toast.done('Now showing what was read from this document', {
          action: { label: 'Undo', run: () => run(() => actions.showDocument({ id, document: before })) },
        }),
    );
  return show;
}

function ManagedBar<Data extends object>({
  kind,
  detail,
  links,
  exports,
  own,
  actions,
  onEscape,
}: Omit<WorkbenchProps<Data>, 'children'> & { onEscape: () => void }) {
  const router = useRouter();
  const { run } = useAction();
  const { follow } = useUploads();
  const { id, name } = detail.summary;
  const restore = () =>
    actions &&
    run(
      () => actions.restore({ ids: [id] }),
      () => router.push(dossierPath(kind, id)),
    );
  const manage = actions && {
    onParseAgain: () =>
      run(
        () => actions.parseAgain([id]),
        () => {
          toast.done('The document will be read again');
          follow();
        },
      ),
    onDelete: () =>
      run(
        () => actions.remove({ ids: [id] }),
        () => {
          toast.done(`${name} is in the bin`, { action: { label: 'Undo', run: restore } });
          router.push(links.neighbours?.next ?? links.list);
        },
      ),
    onUndo: () =>
      run(
        () => actions.undoCorrection({ id }),
        () => toast.done('Change undone'),
      ),
  };
  const [showsApi, setShowsApi] = useState(false);
  const onApi = () => setShowsApi(true);
  useDossierCommands({ kind, links, exports, onApi, onEscape, ...(own && { own: own.commands }), ...manage });
  return (
    <>
      <DossierBar
        kind={kind}
        title={name}
        links={links}
        exports={exports}
        own={own?.bar}
        onApi={onApi}
        onParseAgain={manage?.onParseAgain}
        onDelete={manage?.onDelete}
      />
      <AsApiDialog of={id} kind={kind} open={showsApi} onOpenChange={setShowsApi} />
    </>
  );
}
