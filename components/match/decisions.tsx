'use client';

import { NoteForm } from '@/components/collaboration/note-form';
import type { ShortlistMoves } from '@/components/shortlist/use-shortlist';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { PickDialog } from '@/components/ui/pick-dialog';
import { addShortlistNote } from '@/lib/recruiter/actions/shortlists';
import type { Shortlist } from '@/lib/recruiter/vocabulary';

/** Questions that a button of the matcher still asks, over the page. */
export type Deciding = {
  what: 'reject' | 'tag' | 'note';
  ids: readonly string[];
  who: string;
  scores: Record<string, number>;
} | null;

const LONGEST_TAG = 40;

/** Asks for the reason of a rejection, for tags, or for a note, for one job. */
export function DecisionDialogs({
  deciding,
  shortlist,
  moves,
  onClose,
}: {
  deciding: Deciding;
  shortlist: Shortlist;
  moves: ShortlistMoves;
  onClose: () => void;
}) {
  if (!deciding) return null;
  const { what, ids, who, scores } = deciding;
  const [candidateId = ''] = ids;
  const known = { names: [who], scores };
  if (what === 'reject') {
    return (
      <PickDialog
        open
        onOpenChange={onClose}
        title={`Why is ${who} rejected?`}
        placeholder="Type to find a reason…"
        picks={shortlist.reasons.map((reason) => ({ id: reason, label: reason }))}
        empty="No such reason. Owners set the list in Settings."
        onPick={(reason) => {
          onClose();
          moves.change(ids, { kind: 'reject', reason, source: 'match' }, known);
        }}
      />
    );
  }
  if (what === 'tag') {
    const tags = [...new Set(shortlist.entries.flatMap((entry) => entry.tags))].sort();
    const add = (tag: string) => {
      onClose();
      moves.change(
        ids,
        { kind: 'tag', add: [tag.slice(0, LONGEST_TAG)], remove: [], source: 'match' },
        known,
      );
    };
    return (
      <PickDialog
        open
        onOpenChange={onClose}
        title={`Tag ${who} for this job`}
        placeholder="Type a tag…"
        picks={tags.map((tag) => ({ id: tag, label: tag }))}
        empty="Type a word and press Enter."
        onPick={add}
        create={{ label: (typed) => `Add the tag “${typed}”`, run: add }}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`A note on ${who} for this job`}>
        <NoteForm
          colleagues={shortlist.colleagues}
          onSend={async (text, mentions) => {
            const asked = { jobId: shortlist.job.id, candidateId, text, mentions };
            const saved = moves.did('Note written', await addShortlistNote(asked));
            if (saved) onClose();
            return saved;
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
