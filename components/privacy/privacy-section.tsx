'use client';

import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { EditorLayer } from '@/components/dossier/fields/editor-layer';
import type { FieldEdit } from '@/components/dossier/fields/edits';
import { dossierPath } from '@/components/dossier/kinds';
import { dayText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { setProvenance } from '@/lib/recruiter/actions/privacy';
import { type Arrival, BASES, type Provenance } from '@/lib/recruiter/vocabulary';
import { BASIS_WORDS } from './basis-words';

type Said = Omit<Provenance, 'by' | 'at'>;

function provenanceEdit({ source, basis, since }: Provenance): FieldEdit {
  return {
    inputs: [
      { label: 'Source', text: source, hint: 'Such as a referral, a job board, an event' },
      {
        label: 'Kept because',
        text: basis,
        choices: BASES.map((value) => ({ value, label: BASIS_WORDS[value] })),
      },
      { label: 'Since', text: since ?? '', hint: 'As 2026-12-31' },
    ],
    read: ([said = '', chosen, day = '']) => {
      const known = BASES.find((one) => one === chosen) ?? 'unknown';
      if (day.trim() && !/^\d{4}-\d{2}-\d{2}$/.test(day.trim()))
        return { problem: 'Enter a day such as 2026-12-31.' };
      const value: Said = { source: said.trim(), basis: known, since: day.trim() || null };
      return { value };
    },
  };
}

/** Source of a person, the ground for keeping them, and all stored data about them. */
export function PrivacySection({
  id,
  provenance,
  arrivals,
  mayWrite,
}: {
  id: string;
  provenance: Provenance;
  /** Documents that came in from outside. */
  arrivals: readonly Arrival[];
  mayWrite: boolean;
}) {
  const { run } = useAction();
  const [editing, setEditing] = useState(false);
  const { source, basis, since, by, at } = provenance;
  const facts = (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-0.5 text-sm">
      <dt className="text-ink-muted">Source</dt>
      <dd className="min-w-0 break-words">{source || 'Not recorded'}</dd>
      <dt className="text-ink-muted">Kept because</dt>
      <dd>
        {BASIS_WORDS[basis]}
        {since && <span className="text-ink-muted">, since {dayText(since)}</span>}
      </dd>
    </dl>
  );
  return (
    <Section id="privacy" title="Source and consent">
      {facts}
      {by && at && (
        <p className="mt-1 text-xs text-ink-muted">
          Recorded by {by}, {dayText(at)}
        </p>
      )}
      <Arrivals arrivals={arrivals} />
      {mayWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          <EditorLayer
            open={editing}
            label="Source and consent"
            edit={provenanceEdit(provenance)}
            onSave={(said) => run(() => setProvenance({ id, ...(said as Said) }))}
            onClose={() => setEditing(false)}
          >
            <Button size="sm" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              Change
            </Button>
          </EditorLayer>
          <Button size="sm" variant="quiet" asChild>
            <a href={`/api/recruiter/candidates/${encodeURIComponent(id)}/held-data`} download>
              <Download aria-hidden />
              Everything held on this person
            </a>
          </Button>
        </div>
      )}
    </Section>
  );
}

const ARRIVAL_WORDS = { form: 'Applied', mail: 'Mail', 'dropped-mail': 'Mail' } as const;

/** Ways that documents came in, in the words of their senders, and the consents given. */
function Arrivals({ arrivals }: { arrivals: readonly Arrival[] }) {
  if (arrivals.length === 0) return null;
  return (
    <ul aria-label="How it came in" className="mt-3 flex flex-col gap-2 border-l-2 pl-3 text-sm">
      {arrivals.map(({ at, channel, document, name, email, subject, consent, job }) => (
        <li key={`${at} ${document}`} className="min-w-0">
          <p className="break-words">
            {ARRIVAL_WORDS[channel]}
            {job && (
              <>
                {' for '}
                <TextLink href={dossierPath('job', job.id)}>{job.title}</TextLink>
              </>
            )}
            {subject && ` “${subject}”`}, {dayText(at)}
          </p>
          <p className="text-xs break-words text-ink-muted">
            {[name, email].filter(Boolean).join(', ')}: {document}
          </p>
          {consent && (
            <blockquote className="mt-1 max-w-prose text-xs whitespace-pre-line text-ink-muted">
              Agreed to: “{consent}”
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
