'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { makeHandover } from '@/lib/recruiter/actions/handover';
import {
  HANDOVER_FORMATS,
  type HandoverFormat,
  type HandoverLevel,
  type HandoverPreview,
} from '@/lib/recruiter/vocabulary';
import { LEVELS } from './levels';
import { PackPreview } from './pack-preview';

/** Candidates to hand over, and a title for them. */
export type ToHandOver = { readonly ids: readonly string[]; readonly title: string };

const DAYS = ['3', '7', '14', '30', '90'] as const;

type Days = (typeof DAYS)[number];

function fileHref({ ids }: ToHandOver, shape: Shape, format: HandoverFormat): string {
  const params = new URLSearchParams(ids.map((id) => ['id', id]));
  params.set('level', shape.level);
  params.set('employers', shape.employers ? 'named' : 'hidden');
  if (shape.title) params.set('title', shape.title);
  params.set('format', format);
  return `/api/recruiter/handover?${params}`;
}

/** Hands candidates over: as a file, or as a link that expires and takes an answer. */
export function HandOverDialog({
  handing,
  mayWrite,
  onClose,
}: {
  /** Null while nobody is handed over. */
  handing: ToHandOver | null;
  /** Viewers can only download files. */
  mayWrite: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={handing !== null} onOpenChange={(open) => !open && onClose()}>
      {handing && (
        <DialogContent
          title={`Hand over ${handing.ids.length === 1 ? handing.title : counted(handing.ids.length, 'candidate')}`}
          description="To a client or a hiring manager, in the look of your workspace."
        >
          <HandOver handing={handing} mayWrite={mayWrite} />
        </DialogContent>
      )}
    </Dialog>
  );
}

/** Reads the preview at the chosen level, or at that of the workspace. */
function usePreview({ ids }: ToHandOver, chosen: HandoverLevel | null, employers: boolean) {
  const params = new URLSearchParams(ids.map((id) => ['id', id]));
  if (chosen) params.set('level', chosen);
  if (!employers) params.set('employers', 'hidden');
  return useQuery({
    queryKey: ['handover', params.toString()],
    queryFn: ({ signal }) => getFrom<HandoverPreview>(`/api/recruiter/handover/preview?${params}`, signal),
    placeholderData: keepPreviousData,
  });
}

function HandOver({ handing, mayWrite }: { handing: ToHandOver; mayWrite: boolean }) {
  const [chosen, choose] = useState<HandoverLevel | null>(null);
  const [employers, setEmployers] = useState(true);
  const [title, setTitle] = useState(handing.title);
  const { data: preview, error, isPlaceholderData } = usePreview(handing, chosen, employers);
  const level = chosen ?? preview?.level ?? 'blind';
  // The title of a pack may be a name, which a blind one must not carry.
  const blindAlone = level === 'blind' && handing.ids.length === 1;
  const shape = { level, employers, title: blindAlone ? '' : title };
  return (
    <div className="grid gap-4">
      <Field label="What is shown">
        <Select options={LEVELS} value={level} onValueChange={choose} />
      </Field>
      <CheckLine
        label="Leave out employers"
        checked={!employers}
        onChange={(checked) => setEmployers(!checked)}
      />
      {error && <Callout tone="critical">{error.message}</Callout>}
      {!preview && !error && <Skeleton className="h-60" />}
      {preview && <PackPreview preview={preview} of={handing.ids.length} busy={isPlaceholderData} />}
      {!blindAlone && (
        <Field label="Title">
          <Input value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      )}
      {preview?.blocks && <Ways handing={handing} shape={shape} mayWrite={mayWrite} />}
    </div>
  );
}

type Shape = { level: HandoverLevel; employers: boolean; title: string };

/** The files and the link, offered once the preview is shown. */
function Ways({ handing, shape, mayWrite }: { handing: ToHandOver; shape: Shape; mayWrite: boolean }) {
  return (
    <>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        {HANDOVER_FORMATS.map((format) => (
          <Button key={format} asChild>
            <a href={fileHref(handing, shape, format)} download>
              <Download aria-hidden />
              {format === 'pdf' ? 'PDF' : 'Word'}
            </a>
          </Button>
        ))}
      </div>
      {mayWrite && (
        <LinkOf key={`${shape.level} ${shape.employers}`} pack={{ ids: [...handing.ids], ...shape }} />
      )}
    </>
  );
}

/** Makes the link. Another choice makes another link. */
function LinkOf({ pack }: { pack: Omit<Parameters<typeof makeHandover>[0], 'days'> }) {
  const { busy, run } = useAction();
  const [days, setDays] = useState<Days>('14');
  const [link, setLink] = useState<string | null>(null);
  const make = () =>
    run(
      () => makeHandover({ ...pack, days: Number(days) }),
      (made) => setLink(made.link),
    );
  return (
    <div className="grid gap-3 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="The link expires after"
          className="w-28"
          options={DAYS.map((value) => ({ value, label: `${value} days` }))}
          value={days}
          onValueChange={setDays}
        />
        <Button variant="primary" busy={busy} onClick={make}>
          <Link2 aria-hidden />
          Make a link
        </Button>
      </div>
      {link ? (
        <CopyField focused label="Link" value={link} />
      ) : (
        <p className="text-xs text-ink-muted">
          Anyone with the link can see the candidates and answer yes or no, until it expires or you revoke it.
        </p>
      )}
    </div>
  );
}
