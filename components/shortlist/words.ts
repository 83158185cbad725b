import { counted } from '@/components/dossier/words';
import type {
  EntryChange,
  EntryOrigin,
  Shortlist,
  ShortlistEvent,
  ShortlistSort,
} from '@/lib/recruiter/vocabulary';

export const SORT_LABELS: Record<ShortlistSort, string> = {
  moved: 'Recently moved',
  added: 'Recently added',
  name: 'Name',
  experience: 'Most experience',
  score: 'Best match',
};

const SOURCE_WORDS: Record<EntryOrigin, string> = {
  match: 'from a match',
  search: 'from the list of candidates',
  candidate: 'from their page',
  form: 'through the application form',
};

export const REJECTED = 'Rejected';

/** Describes a change for the toast: `3 people moved to Interview`. `who` is the name of an only person. */
export function changeText(
  { stages }: Pick<Shortlist, 'stages'>,
  change: EntryChange,
  who: readonly string[],
): string {
  const [one] = who;
  const subject = who.length === 1 && one ? one : counted(who.length, 'person', 'people');
  switch (change.kind) {
    case 'add':
      return `${subject} added to the shortlist`;
    case 'move':
      return `${subject} moved to ${stages.find(({ id }) => id === change.stageId)?.name ?? 'another stage'}`;
    case 'reject':
      return `${subject} rejected: ${change.reason}`;
    case 'tag':
      return change.add.length > 0
        ? `${subject} tagged ${change.add.join(', ')}`
        : `${change.remove.join(', ')} removed from ${subject}`;
    case 'remove':
      return `${subject} removed from the shortlist`;
  }
}

/** Returns one line of the history, without who and when. */
export function eventText(event: ShortlistEvent): string {
  switch (event.kind) {
    case 'add':
      return `added to ${event.stage}${event.source ? `, ${SOURCE_WORDS[event.source]}` : ''}`;
    case 'apply':
      return 'applied through the form of the job';
    case 'move':
      return event.from ? `moved from ${event.from} to ${event.stage}` : `put in ${event.stage}`;
    case 'reject':
      return `rejected: ${event.reason ?? ''}`;
    case 'reinstate':
      return `put back into ${event.stage}`;
    case 'tag':
      return [
        event.tagsAdded.length > 0 && `tagged ${event.tagsAdded.join(', ')}`,
        event.tagsRemoved.length > 0 && `tag removed: ${event.tagsRemoved.join(', ')}`,
      ]
        .filter(Boolean)
        .join('; ');
    case 'remove':
      return 'removed from the shortlist';
    case 'note':
      return 'wrote a note';
    case 'note-removed':
      return 'removed a note';
    case 'undo':
      return 'undid a change';
  }
}
