'use client';

import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { KIND_WORDS } from '@/components/dossier/kinds';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { moved } from '@/components/ui/moved';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import {
  CUSTOM_TYPES,
  type CustomFieldLine,
  type CustomFieldSettings,
  type CustomType,
  type DossierKind,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { LinesForm, useLineNumbers } from './lines-form';

const TYPES: Readonly<Record<CustomType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  person: 'Member',
};

type Choice = { key: number; id?: string; label: string; archived: boolean };
type Line = Pick<CustomFieldLine, 'name' | 'type' | 'archived'> & {
  line: number;
  id?: string;
  /** The name in searches; none before the first save. */
  key: string | null;
  choices: Choice[];
  used: number;
};

type Save = (input: {
  kind: DossierKind;
  fields: {
    id?: string;
    name: string;
    type: CustomType;
    choices: { id?: string; label: string; archived: boolean }[];
    archived: boolean;
  }[];
}) => Promise<Outcome<CustomFieldSettings>>;

const linesOf = (fields: readonly CustomFieldLine[]): Line[] =>
  fields.map(({ id, key, name, type, choices, archived, used }, line) => ({
    ...{ line, id, key, name, type, archived, used },
    choices: type === 'choice' ? choices.map((choice, at) => ({ ...choice, key: at })) : [],
  }));

/** The fields that a workspace adds to its candidates, or to its jobs. */
export function CustomFields({
  kind,
  fields,
  save,
}: {
  kind: DossierKind;
  fields: readonly CustomFieldLine[];
  save: Save;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const number = useLineNumbers();
  const [lines, setLines] = useState(() => linesOf(fields));
  const add = () => {
    const empty = { name: '', type: 'text' as const, archived: false, choices: [], used: 0, key: null };
    setLines([...lines, { ...empty, line: number() }]);
  };
  const change = (line: number, to: Partial<Line>) =>
    setLines(lines.map((one) => (one.line === line ? { ...one, ...to } : one)));
  const send = () =>
    run(
      () =>
        save({
          kind,
          fields: lines.map(({ id, name, type, choices, archived }) => ({
            ...(id && { id }),
            ...{ name, type, archived },
            choices: choices.map(({ id: known, label, archived: gone }) => ({
              ...(known && { id: known }),
              ...{ label, archived: gone },
            })),
          })),
        }),
      (saved) => {
        setLines(linesOf(saved[kind]));
        toast.done('Fields saved');
      },
    );
  return (
    <LinesForm
      label={`Fields of ${KIND_WORDS[kind].many}`}
      add={{ label: 'Add a field', run: add }}
      busy={busy}
      problem={problem}
      onSave={send}
    >
      {lines.length === 0 && <p className="text-sm text-ink-muted">No fields yet.</p>}
      <ol className="flex flex-col gap-3">
        {lines.map((line, at) => (
          <FieldLine
            key={line.line}
            line={line}
            kind={kind}
            onChange={(to) => change(line.line, to)}
            onMove={(by) => setLines(moved(lines, at, at + by))}
            isFirst={at === 0}
            isLast={at === lines.length - 1}
            onRemove={() => setLines(lines.filter((one) => one !== line))}
            number={number}
          />
        ))}
      </ol>
    </LinesForm>
  );
}

function FieldLine({
  line,
  kind,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
  number,
}: {
  line: Line;
  kind: DossierKind;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<Line>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  number: () => number;
}) {
  const name = line.name || 'new field';
  return (
    <li className="flex flex-col gap-3 rounded-lg border p-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Name" className="min-w-40 flex-1">
          <Input
            value={line.name}
            maxLength={60}
            autoComplete="off"
            autoFocus={line.id === undefined && line.name === ''}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label="Kind" className="w-32">
          <Select
            value={line.type}
            disabled={line.used > 0}
            onValueChange={(type) => onChange({ type })}
            options={CUSTOM_TYPES.map((value) => ({ value, label: TYPES[value] }))}
          />
        </Field>
        <div className="flex">
          <IconButton label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          {line.used === 0 ? (
            <IconButton label={`Remove ${name}`} onClick={onRemove}>
              <X aria-hidden />
            </IconButton>
          ) : (
            <IconButton
              label={line.archived ? `Use ${name} again` : `Archive ${name}`}
              onClick={() => onChange({ archived: !line.archived })}
            >
              {line.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            </IconButton>
          )}
        </div>
      </div>
      {line.type === 'choice' && <Choices line={line} onChange={onChange} number={number} />}
      <FieldFacts line={line} kind={kind} />
    </li>
  );
}

/** How a field is called in searches, and how much it holds. */
function FieldFacts({ line: { key, used, archived }, kind }: { line: Line; kind: DossierKind }) {
  if (key === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
      <span>
        In searches <code className="font-mono">{key}=</code>
      </span>
      {used > 0 && <span>Used by {counted(used, KIND_WORDS[kind].one)}</span>}
      {archived && <Badge>Archived: its values are kept</Badge>}
    </p>
  );
}

function Choices({
  line,
  onChange,
  number,
}: {
  line: Line;
  onChange: (change: Partial<Line>) => void;
  number: () => number;
}) {
  const { choices } = line;
  const set = (at: number, to: Partial<Choice>) =>
    onChange({ choices: choices.map((one, index) => (index === at ? { ...one, ...to } : one)) });
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Choices</legend>
      {choices.map((choice, at) => (
        <div key={choice.key} className="flex max-w-md items-center gap-1">
          <Input
            aria-label={`Choice ${at + 1} of ${line.name || 'new field'}`}
            value={choice.label}
            maxLength={80}
            disabled={choice.archived}
            autoFocus={choice.label === ''}
            onChange={({ target }) => set(at, { label: target.value })}
          />
          <IconButton
            label={`Move choice ${at + 1} up`}
            size="sm"
            disabled={at === 0}
            onClick={() => onChange({ choices: moved(choices, at, at - 1) })}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          {choice.id && line.used > 0 ? (
            <IconButton
              label={choice.archived ? `Offer ${choice.label} again` : `No longer offer ${choice.label}`}
              size="sm"
              onClick={() => set(at, { archived: !choice.archived })}
            >
              {choice.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            </IconButton>
          ) : (
            <IconButton
              label={`Remove choice ${at + 1}`}
              size="sm"
              onClick={() => onChange({ choices: choices.filter((_, index) => index !== at) })}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <div>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onChange({ choices: [...choices, { key: number(), label: '', archived: false }] })}
        >
          <Plus aria-hidden />
          Add a choice
        </Button>
      </div>
    </fieldset>
  );
}
