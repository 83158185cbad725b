'use client';

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Input } from '@/components/ui/input';
import { moved } from '@/components/ui/moved';
import { toast } from '@/components/ui/toast';
import type { Outcome, ShortlistSettings } from '@/lib/recruiter';
import { useLineNumbers } from './lines-form';

type Line = { key: number; id?: string; name: string; entries: number };

type Save = (input: {
  stages: { id?: string; name: string }[];
  reasons: string[];
}) => Promise<Outcome<ShortlistSettings>>;

/** The stages and reasons of all shortlists; owners change them, everybody sees them. */
export function ShortlistSettingsForm({
  settings,
  save,
}: {
  settings: ShortlistSettings;
  /** Null for members who may only look. */
  save: Save | null;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const number = useLineNumbers();
  const [stages, setStages] = useState<Line[]>(settings.stages.map((stage, key) => ({ ...stage, key })));
  const [reasons, setReasons] = useState<Line[]>(
    settings.reasons.map((name, key) => ({ key, name, entries: 0 })),
  );
  const added = () => ({ key: number(), name: '', entries: 0 });
  if (!save) {
    return (
      <div className="flex flex-col gap-4 text-sm">
        <p>Stages: {settings.stages.map(({ name }) => name).join(', ')}</p>
        <p>Reasons: {settings.reasons.join(', ')}</p>
        <p className="text-ink-muted">Owners change these.</p>
      </div>
    );
  }
  const send = () =>
    run(
      () =>
        save({
          stages: stages.map(({ id, name }) => ({ ...(id && { id }), name })),
          reasons: reasons.map(({ name }) => name),
        }),
      () => toast.done('Stages and reasons saved'),
    );
  return (
    <form
      method="post"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem && <Callout tone="critical">{problem.message}</Callout>}
      <Lines what="stage" heading="Stages" lines={stages} longest={40} change={setStages} added={added} />
      <Lines what="reason" heading="Reasons" lines={reasons} longest={80} change={setReasons} added={added} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

function Lines({
  what,
  heading,
  lines,
  longest,
  change,
  added,
}: {
  what: string;
  heading: string;
  lines: readonly Line[];
  longest: number;
  change: (lines: Line[]) => void;
  added: () => Line;
}) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{heading}</legend>
      <ol className="flex flex-col gap-1.5">
        {lines.map((line, index) => (
          <li key={line.key} className="flex max-w-md items-center gap-1">
            <Input
              aria-label={`Name of ${what} ${index + 1}`}
              value={line.name}
              maxLength={longest}
              autoFocus={line.name === ''}
              onChange={(event) => change(lines.with(index, { ...line, name: event.target.value }))}
            />
            <IconButton
              label={`Move ${what} ${index + 1} up`}
              size="sm"
              disabled={index === 0}
              onClick={() => change(moved(lines, index, index - 1))}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${what} ${index + 1} down`}
              size="sm"
              disabled={index === lines.length - 1}
              onClick={() => change(moved(lines, index, index + 1))}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton
              label={
                line.entries > 0
                  ? `${counted(line.entries, 'person', 'people')} in it: move them first`
                  : `Remove ${what} ${index + 1}`
              }
              size="sm"
              disabled={line.entries > 0 || lines.length === 1}
              onClick={() => change(lines.filter(({ key }) => key !== line.key))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div>
        <Button size="sm" variant="quiet" onClick={() => change([...lines, added()])}>
          <Plus aria-hidden />
          Add a {what}
        </Button>
      </div>
    </fieldset>
  );
}
