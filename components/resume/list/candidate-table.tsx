import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ListSelection } from '@/components/dossier/list/use-list-selection';
import { Avatar } from '@/components/ui/avatar';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CandidateListItem } from '@/lib/recruiter/vocabulary';
import { CandidateBadges } from './candidate-badges';
import { isFigure, LIST_COLUMNS, type ListColumn } from './columns';
import { candidateHref, type ListView, sortedBy } from './list-view';

type TableProps = {
  view: ListView;
  candidates: readonly CandidateListItem[];
  /** None for who may not change anything. */
  selection: ListSelection;
  selectable: boolean;
  onView: (view: ListView) => void;
  onOpen: (candidateId: string) => void;
};

/** The list on wide screens: one line a candidate. */
export function CandidateTable({ view, candidates, selection, selectable, onView, onOpen }: TableProps) {
  const columns = LIST_COLUMNS.filter(({ id }) => view.columns.includes(id));
  const { chosen } = selection;
  const some = candidates.some(({ id }) => chosen.has(id));
  const all = some && candidates.every(({ id }) => chosen.has(id));
  return (
    <Table aria-label="Candidates" className="hidden md:table">
      <TableHead className="z-20">
        <TableRow>
          {selectable && (
            <TableHeader className="w-9 bg-surface pl-5">
              <Checkbox
                aria-label="Choose all on this page"
                checked={all ? true : some ? 'indeterminate' : false}
                onCheckedChange={selection.toggleAll}
              />
            </TableHeader>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} view={view} onView={onView} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {candidates.map((candidate, index) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            columns={columns}
            href={candidateHref(candidate.id, view)}
            index={index}
            selection={selection}
            selectable={selectable}
            onOpen={onOpen}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function ColumnHead({
  column,
  view,
  onView,
}: {
  column: ListColumn;
  view: ListView;
  onView: (view: ListView) => void;
}) {
  const { sort } = column;
  const sorted = sort !== undefined && view.query.sort === sort ? view.query.direction : undefined;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <TableHeader
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      className={cn('bg-surface first:pl-5 last:pr-5', isFigure(column) && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          className="group/sort -mx-1 inline-flex items-center gap-1 rounded-xs px-1 hover:text-ink"
          onClick={() => onView(sortedBy(view, sort))}
        >
          {column.label}
          <Arrow
            aria-hidden
            className={cn('size-3', sorted ? 'text-accent' : 'opacity-0 group-hover/sort:opacity-60')}
          />
        </button>
      ) : (
        column.label
      )}
    </TableHeader>
  );
}

/** A press on a link or a control within the row is its own; a press elsewhere in the row opens it. */
function isOnControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
}

function CandidateRow({
  candidate,
  columns,
  href,
  index,
  selection,
  selectable,
  onOpen,
}: {
  candidate: CandidateListItem;
  columns: readonly ListColumn[];
  href: string;
  index: number;
  selection: ListSelection;
  selectable: boolean;
  onOpen: (candidateId: string) => void;
}) {
  const chosen = selection.chosen.has(candidate.id);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(candidate.id);
    // The shell takes a held key once; in a list one holds it to travel.
    else if (!event.repeat) return;
    else if (event.key === 'j' || event.key === 'ArrowDown') selection.move(1, event.shiftKey);
    else if (event.key === 'k' || event.key === 'ArrowUp') selection.move(-1, event.shiftKey);
    else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    if (selectable && event.shiftKey) selection.extend(index);
    else if (selectable && (event.metaKey || event.ctrlKey)) selection.toggle(index);
    else onOpen(candidate.id);
  };
  return (
    <TableRow
      data-row={candidate.id}
      data-state={chosen ? 'selected' : undefined}
      tabIndex={index === Math.max(0, selection.cursor) ? 0 : -1}
      className="focus-inset scroll-mt-9 cursor-default"
      onKeyDown={pressKey}
      onClick={press}
      onFocus={() => selection.enter(index)}
    >
      {selectable && (
        <TableCell className="w-9 pl-5">
          <Checkbox
            aria-label={`Choose ${candidate.name}`}
            checked={chosen}
            onClick={(event) => (event.shiftKey ? selection.extend(index) : selection.toggle(index))}
          />
        </TableCell>
      )}
      {columns.map((column) =>
        column.id === 'name' ? (
          <NameCell key="name" candidate={candidate} href={href} />
        ) : (
          <TableCell key={column.id} className={cn('text-ink-muted last:pr-5', column.className)}>
            {column.cell(candidate)}
          </TableCell>
        ),
      )}
    </TableRow>
  );
}

function NameCell({ candidate, href }: { candidate: CandidateListItem; href: string }) {
  return (
    <TableCell className="max-w-60 first:pl-5">
      <span className="flex items-center gap-2">
        <Avatar name={candidate.name} size="sm" />
        <Link href={href} tabIndex={-1} prefetch={false} className="truncate font-medium hover:underline">
          {candidate.name}
        </Link>
        <CandidateBadges candidate={candidate} />
      </span>
    </TableCell>
  );
}
