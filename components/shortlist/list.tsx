'use client';

import { MessageSquare } from 'lucide-react';
import { placeOf } from '@/components/dossier/list/cells';
import { dayText, experienceText } from '@/components/dossier/words';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { InterviewMark } from './board/card';
import { EntryMenu } from './entry-menu';
import type { Working } from './working';

/** The shortlist as rows: the same people in the same order as the exports. */
export function EntryList({ working }: { working: Working }) {
  const { shown, cursor } = working;
  const inSight = shown.some(({ candidate }) => candidate.id === cursor);
  return (
    <section aria-label="List" className="min-h-0 flex-1 overflow-auto pb-16">
      <Table aria-label="Shortlist" className="max-sm:[&_.wide]:hidden max-lg:[&_.wider]:hidden">
        <TableHead>
          <TableRow>
            {working.moves && <TableHeader className="w-8 pl-4 md:pl-5" aria-label="Selected" />}
            <TableHeader>Name</TableHeader>
            <TableHeader>Stage</TableHeader>
            <TableHeader className="wide">Match</TableHeader>
            <TableHeader className="wider">Place</TableHeader>
            <TableHeader className="wider">Experience</TableHeader>
            <TableHeader className="wide">Tags</TableHeader>
            <TableHeader className="wider">Added</TableHeader>
            <TableHeader aria-label="What to do" />
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((entry, index) => (
            <EntryRow
              key={entry.candidate.id}
              entry={entry}
              working={working}
              stop={inSight ? entry.candidate.id === cursor : index === 0}
            />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function EntryRow({ entry, working, stop }: { entry: ShortlistEntry; working: Working; stop: boolean }) {
  const { candidate, reason, score, tags, notes, interview } = entry;
  const { shortlist, show, view, chosen, toggle, enter, moves } = working;
  const stage = shortlist.stages.find(({ id }) => id === entry.stageId)?.name;
  return (
    <TableRow data-state={chosen.has(candidate.id) || view.open === candidate.id ? 'selected' : undefined}>
      {moves && (
        <TableCell className="pl-4 md:pl-5">
          <Checkbox
            aria-label={`Select ${candidate.name}`}
            checked={chosen.has(candidate.id)}
            tabIndex={stop ? 0 : -1}
            onCheckedChange={() => toggle(candidate.id)}
          />
        </TableCell>
      )}
      <TableCell className="max-w-72 max-sm:max-w-44">
        <div className="flex items-center gap-2.5">
          <Avatar name={candidate.name} size="sm" />
          <div className="min-w-0">
            <button
              type="button"
              data-entry={candidate.id}
              tabIndex={stop ? 0 : -1}
              aria-expanded={view.open === candidate.id}
              onFocus={() => enter(candidate.id)}
              onClick={() => show({ open: candidate.id })}
              className="block max-w-full truncate rounded-xs text-left font-medium hover:underline"
            >
              {candidate.name}
            </button>
            <p className="truncate text-xs text-ink-muted">
              {[candidate.title, candidate.employer].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell>
        {reason === null ? <Badge>{stage}</Badge> : <Badge tone="critical">{reason}</Badge>}
      </TableCell>
      <TableCell className="wide tabular-nums">{score === null ? '' : `${score}%`}</TableCell>
      <TableCell className="wider">{placeOf(candidate)}</TableCell>
      <TableCell className="wider tabular-nums">
        {experienceText(candidate.monthsOfExperience ?? 0)}
      </TableCell>
      <TableCell className="wide">
        <span className="flex flex-wrap gap-1">
          {interview !== null && <InterviewMark at={interview} />}
          {tags.map((tag) => (
            <Badge key={tag} tone="accent">
              {tag}
            </Badge>
          ))}
          {notes > 0 && (
            <Badge tone="outline">
              <MessageSquare aria-hidden />
              <span className="sr-only">Notes: </span>
              {notes}
            </Badge>
          )}
        </span>
      </TableCell>
      <TableCell className="wider whitespace-nowrap text-ink-muted">{dayText(entry.addedAt)}</TableCell>
      <TableCell className="w-10 pr-3 text-right">
        <EntryMenu entry={entry} working={working} stop={stop} />
      </TableCell>
    </TableRow>
  );
}
