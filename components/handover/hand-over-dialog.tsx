'use client';

import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CheckLine } from '@/components/ui/check-line';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { makeHandover } from '@/lib/recruiter/actions/handover';
import { HANDOVER_FORMATS, type HandoverFormat, type HandoverLevel } from '@/lib/recruiter/vocabulary';

/** Whom to hand over, and what to call them. */
export type ToHandOver = { readonly ids: readonly string[]; readonly title: string };

const LEVELS: readonly { value: HandoverLevel; label: string }[] = [
  { value: 'full', label: 'In full' },
  { value: 'contacts', label: 'Without contact details' },
  { value: 'blind', label: 'Blind: without name, contacts and photo' },
];

const DAYS = ['3', '7', '14', '30', '90'] as const;

type Days = (typeof DAYS)[number];

function fileHref(
  { ids }: ToHandOver,
  shape: { level: HandoverLevel; employers: boolean; title: string },
  format: HandoverFormat,
): string {
  const params = new URLSearchParams(ids.map((id) => ['id', id]));
  params.set('level', shape.level);
  params.set('employers', shape.employers ? 'named' : 'hidden');
  // The title of a pack may be a name, which a blind file must not carry.
  if (shape.level !== 'blind' || ids.length > 1) params.set('title', shape.title);
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

function HandOver({ handing, mayWrite }: { handing: ToHandOver; mayWrite: boolean }) {
  const { busy, run } = useAction();
  const [level, setLevel] = useState<HandoverLevel>('full');
  const [employers, setEmployers] = useState(true);
  const [title, setTitle] = useState(handing.title);
  const [days, setDays] = useState<Days>('14');
  const [link, setLink] = useState<string | null>(null);
  const changed = () => setLink(null);
  const blindAlone = level === 'blind' && handing.ids.length === 1;
  const make = () =>
    run(
      () =>
        makeHandover({
          ids: [...handing.ids],
          level,
          employers,
          title: blindAlone ? '' : title,
          days: Number(days),
        }),
      (made) => setLink(made.link),
    );
  return (
    <div className="grid gap-4">
      <Field label="What is shown">
        <Select
          options={LEVELS}
          value={level}
          onValueChange={(next) => {
            changed();
            setLevel(next);
          }}
        />
      </Field>
      <CheckLine
        label="Leave out employers"
        checked={!employers}
        onChange={(checked) => {
          changed();
          setEmployers(!checked);
        }}
      />
      {!blindAlone && (
        <Field label="Title">
          <Input value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2 border-t pt-4">
        {HANDOVER_FORMATS.map((format) => (
          <Button key={format} asChild>
            <a href={fileHref(handing, { level, employers, title }, format)} download>
              <Download aria-hidden />
              {format === 'pdf' ? 'PDF' : 'Word'}
            </a>
          </Button>
        ))}
      </div>
      {mayWrite && (
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
              Anyone with the link can see the candidates and answer yes or no, until it expires or you revoke
              it.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
