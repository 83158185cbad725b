import Link from 'next/link';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';
import { TAGS_COLUMN } from './cells';
import { ColumnHead } from './column-head';
import { DossierBadges, TagBadge } from './dossier-badges';
import { useListLayout } from './layout';
import type { ListColumn, ListSpec, Query } from './list-spec';
import { dossierHref, type ListView, shownColumns, sortedBy } from './list-view';
import { Marked } from './search/marked';
import type { ListSelection } from './use-list-selection';

type TableProps<Line extends DossierLine, Q extends Query> = {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  lines: readonly Line[];
  /** Empty for members who may not change anything. */
  selection: ListSelection;
  selectable: boolean;
  /** Search terms to highlight. */
  terms: readonly string[];
  onView: (view: ListView<Q>) => void;
  onOpen: (id: string) => void;
};

/** The list on wide screens, one line per dossier. */
export function DossierTable<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  lines,
  selection,
  selectable,
  terms,
  onView,
  onOpen,
}: TableProps<Line, Q>) {
  const [layout, setLayout] = useListLayout(spec.kind);
  const setWidth = (id: string, width: number | null) => {
    const { [id]: _, ...others } = layout.widths;
    setLayout({ ...layout, widths: width === null ? others : { ...others, [id]: width } });
  };
  const shown = shownColumns(spec, view);
  const columns = spec.columns.filter(({ id }) => shown.includes(id));
  const { chosen } = selection;
  const some = lines.some(({ id }) => chosen.has(id));
  const all = some && lines.every(({ id }) => chosen.has(id));
  return (
    <Table
      aria-label={KIND_WORDS[spec.kind].title}
      className="hidden md:table print:table"
      data-lines={layout.lines}
    >
      <TableHead className="z-20">
        <TableRow>
          {selectable && (
            <TableHeader className="w-9 bg-surface pl-5 print:hidden">
              <Checkbox
                aria-label="Select all on this page"
                checked={all ? true : some ? 'indeterminate' : false}
                onCheckedChange={selection.toggleAll}
              />
            </TableHeader>
          )}
          {columns.map((column) => (
            <ColumnHead
              key={column.id}
              column={column}
              view={view}
              onSort={(sort) => onView(sortedBy(spec, view, sort))}
              onWidth={(width) => setWidth(column.id, width)}
            />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => (
          <Row
            key={line.id}
            line={line}
            columns={columns}
            widths={layout.widths}
            lines={layout.lines}
            terms={terms}
            mark={spec.mark(line, 'sm')}
            href={dossierHref(spec, line.id, view)}
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

/** Returns whether a press hit a link or a control within the row; elsewhere it opens the row. */
function isOnControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
}

function Row<Line extends DossierLine>({
  line,
  columns,
  widths,
  lines,
  terms,
  mark,
  href,
  index,
  selection,
  selectable,
  onOpen,
}: {
  line: Line;
  columns: readonly ListColumn<Line>[];
  widths: Readonly<Record<string, number>>;
  lines: 1 | 2;
  terms: readonly string[];
  mark: ReactNode;
  href: string;
  index: number;
  selection: ListSelection;
  selectable: boolean;
  onOpen: (id: string) => void;
}) {
  const chosen = selection.chosen.has(line.id);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(line.id);
    // The shell takes a held key once, but holding one moves through the list.
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
    else onOpen(line.id);
  };
  return (
    <TableRow
      data-row={line.id}
      data-state={chosen ? 'selected' : undefined}
      tabIndex={index === Math.max(0, selection.cursor) ? 0 : -1}
      className="focus-inset scroll-mt-9 cursor-default"
      onKeyDown={pressKey}
      onClick={press}
      onFocus={() => selection.enter(index)}
    >
      {selectable && (
        <TableCell className="w-9 pl-5 print:hidden">
          <Checkbox
            aria-label={`Select ${line.name}`}
            checked={chosen}
            onClick={(event) => (event.shiftKey ? selection.extend(index) : selection.toggle(index))}
          />
        </TableCell>
      )}
      {columns.map((column) =>
        column.id === 'name' ? (
          <NameCell
            key="name"
            line={line}
            mark={mark}
            href={href}
            terms={terms}
            width={widths.name}
            lines={lines}
            wraps={lines === 2 ? column.wraps : undefined}
            tagged={!columns.some(({ id }) => id === TAGS_COLUMN.id)}
          />
        ) : (
          <TableCell
            key={column.id}
            className={cn(
              'text-ink-muted last:pr-5',
              column.className,
              lines === 2 && TWO_LINES,
              lines === 2 && column.wraps,
            )}
            style={widthStyle(widths[column.id])}
          >
            {lines === 2 && column.wraps ? (
              <span className="line-clamp-2 max-h-9">{column.cell(line, terms)}</span>
            ) : (
              column.cell(line, terms)
            )}
          </TableCell>
        ),
      )}
    </TableRow>
  );
}

const TWO_LINES = 'h-11 leading-4.5';

/** Returns the style for a fixed width, whatever the contents. */
function widthStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
}

function NameCell({
  line,
  mark,
  href,
  terms,
  width,
  lines,
  wraps,
  tagged,
}: {
  line: DossierLine;
  mark: ReactNode;
  href: string;
  terms: readonly string[];
  width: number | undefined;
  lines: 1 | 2;
  /** Class of a cell in which a long name takes more lines, with the badges behind its last word. */
  wraps: string | undefined;
  /** True if tags are shown here because they have no column. */
  tagged: boolean;
}) {
  return (
    <TableCell
      className={cn('max-w-72 first:pl-5', lines === 2 && TWO_LINES, wraps)}
      style={widthStyle(width)}
    >
      <span className="flex items-center gap-2 print:block print:[&>.rounded-full]:hidden">
        {mark}
        <span className={wraps ? 'space-x-2' : 'flex min-w-0 items-center gap-2'}>
          <Link
            href={href}
            tabIndex={-1}
            prefetch={false}
            className={cn('font-medium hover:underline', !wraps && 'truncate whitespace-nowrap')}
          >
            <Marked text={line.name} terms={terms} />
          </Link>
          <DossierBadges line={line} />
          {tagged && <TagBadge tags={line.tags} />}
        </span>
      </span>
    </TableCell>
  );
}
