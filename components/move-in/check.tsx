import { useState } from 'react';
import { shownValue } from '@/components/dossier/custom-edit';
import type { NamedFile } from '@/components/dossier/upload/dropped-files';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Select } from '@/components/ui/select';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import { startMoveIn } from '@/lib/recruiter/actions/move-in';
import {
  COLUMN_ROLES,
  type ColumnUse,
  type CustomField,
  customColumn,
  type KnownColumn,
  type MoveInDraft,
  peopleOf,
} from '@/lib/recruiter/vocabulary';
import { nameOf } from './requests';
import { COLUMN_ROLE_WORDS } from './words';

const NONE = 'none';
/** What a column may hold, the fields of the workspace last. */
function optionsOf(fields: readonly CustomField[]): { value: ColumnUse | typeof NONE; label: string }[] {
  return [
    { value: NONE, label: 'Not used' },
    ...COLUMN_ROLES.map((role) => ({ value: role, label: COLUMN_ROLE_WORDS[role] })),
    ...fields.map(({ key, name }) => ({ value: customColumn(key), label: name })),
  ];
}

/** Shows how a table is read, column by column and as people, to be changed before it is moved in. */
export function Check({
  draft,
  cvs,
  onMoved,
  onCancel,
}: {
  draft: MoveInDraft;
  /** CVs that came with the table. */
  cvs: readonly NamedFile[];
  onMoved: (id: string) => void;
  onCancel: () => void;
}) {
  const { busy, run } = useAction();
  const [roles, setRoles] = useState<readonly (ColumnUse | null)[]>(draft.columns.map(({ role }) => role));
  const files = cvs.map(nameOf);
  const move = () =>
    run(
      () => startMoveIn({ id: draft.id, roles: [...roles], files }),
      ({ id, unnamed }) => {
        if (unnamed > 0) toast.info(`${counted(unnamed, 'file')} left out: no row names them`);
        onMoved(id);
      },
    );
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-semibold">{draft.name}</h2>
          <p className="text-sm text-ink-muted">
            {counted(draft.total, 'row')}
            {files.length > 0 && `, ${counted(files.length, 'file')} with it`}
          </p>
        </div>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} onClick={move}>
          Import {counted(draft.total, 'row')}
        </Button>
      </header>
      <Columns
        draft={draft}
        roles={roles}
        onRole={(at, role) => setRoles((now) => now.map((one, index) => (index === at ? role : one)))}
      />
      <Sample draft={draft} roles={roles} files={new Set(files)} />
    </>
  );
}

function certaintyOf({ by, certainty, why }: KnownColumn): string {
  if (by === null) return why ?? '';
  const share = certainty < 1 ? `: ${Math.round(certainty * 100)} % of the cells fit` : '';
  return by === 'heading' ? `By its heading${share}` : `By its contents${share}`;
}

/** On a phone a column is a few lines one below the other, and nothing scrolls sideways. */
const STACKED = 'max-md:h-auto max-md:border-0 max-md:p-0 max-md:pointer-coarse:h-auto';

function Columns({
  draft,
  roles,
  onRole,
}: {
  draft: MoveInDraft;
  roles: readonly (ColumnUse | null)[];
  onRole: (at: number, role: ColumnUse | null) => void;
}) {
  const options = optionsOf(draft.fields);
  return (
    <section aria-label="Columns" className="rounded-lg border">
      <Table aria-label="Columns of the table" className="max-md:block">
        <TableHead className="max-md:sr-only">
          <TableRow>
            <TableHeader className="pl-4">Column</TableHeader>
            <TableHeader>Holds</TableHeader>
            <TableHeader>Why</TableHeader>
            <TableHeader className="pr-4">For example</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody className="max-md:block">
          {draft.columns.map((column, at) => (
            <TableRow
              key={column.heading}
              className="max-md:grid max-md:gap-1 max-md:border-b max-md:px-4 max-md:py-3"
            >
              <TableCell className={cn(STACKED, 'truncate font-medium md:max-w-48 md:pl-4')}>
                {column.heading}
              </TableCell>
              <TableCell className={STACKED}>
                <Select
                  aria-label={`${column.heading} holds`}
                  className="w-full md:w-52"
                  options={options}
                  value={roles[at] ?? NONE}
                  onValueChange={(role) => onRole(at, role === NONE ? null : role)}
                />
              </TableCell>
              <TableCell className={cn(STACKED, 'text-xs text-ink-muted md:min-w-44')}>
                {roles[at] === column.role ? certaintyOf(column) : 'Chosen by you'}
              </TableCell>
              <TableCell
                className={cn(STACKED, 'truncate text-ink-muted max-md:empty:hidden md:max-w-56 md:pr-4')}
              >
                {draft.sample.map((row) => row[at]).find(Boolean)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function Sample({
  draft,
  roles,
  files,
}: {
  draft: MoveInDraft;
  roles: readonly (ColumnUse | null)[];
  files: ReadonlySet<string>;
}) {
  const table = { columns: draft.columns.map(({ heading }) => heading), rows: draft.sample };
  const people = draft.sample.map(peopleOf(table, roles, draft.fields));
  return (
    <section aria-labelledby="sample">
      <h2 id="sample" className="mb-2 font-semibold">
        {people.length < draft.total
          ? `The first ${people.length} as they will be read`
          : 'As they will be read'}
      </h2>
      <ol className="divide-y rounded-lg border">
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and their order is that of the table
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 text-sm">
            <span className="font-medium">
              {person.name || person.emails[0] || 'Left out: no name or e-mail address'}
            </span>
            <span className="text-ink-muted">
              {[
                [person.title, person.employer].filter(Boolean).join(', '),
                person.place,
                ...(person.name ? person.emails : person.emails.slice(1)),
                ...person.phones,
                person.source,
                person.since,
                ...draft.fields.flatMap((field) => {
                  const value = person.custom[field.key];
                  return value === undefined ? [] : [`${field.name} ${shownValue(field, value)}`];
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {person.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {person.cv && (
              <Badge tone={files.has(person.cv.toLowerCase()) ? 'positive' : 'caution'}>
                {person.cv}
                {!files.has(person.cv.toLowerCase()) && ', not among the files'}
              </Badge>
            )}
            {person.notes.length > 0 && (
              <span className="w-full truncate text-xs text-ink-muted">{person.notes.join(' · ')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
