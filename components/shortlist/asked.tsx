'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LetterDialog } from '@/components/letters/letter-dialog';
import { foundOf } from '@/components/shell/requests';
import { useSettled } from '@/components/shell/use-settled';
import { Avatar } from '@/components/ui/avatar';
import { PickDialog } from '@/components/ui/pick-dialog';
import { REJECTED } from './words';
import type { Asking, Working } from './working';

const LONGEST_TAG = 40;

/** The dialogs of a shortlist: where to move somebody, why they are rejected, how they are tagged, what they are written, who is added. */
export function AskedDialogs({ asking, working }: { asking: Asking; working: Working }) {
  const { shortlist, moves, ask } = working;
  if (!moves || !asking) return null;
  if (asking.what === 'add') return <AddPeople working={working} />;
  const { what, ids } = asking;
  const meantOnes = shortlist.entries.filter(({ candidate }) => ids.includes(candidate.id));
  const [one] = meantOnes;
  const who = meantOnes.length === 1 && one ? one.candidate.name : `${ids.length} people`;
  const close = () => ask(null);
  if (what === 'mail') {
    return (
      <LetterDialog writing={{ whom: { ids: [...ids] }, jobId: shortlist.job.id, to: who }} onClose={close} />
    );
  }
  const done = (run: () => void) => {
    close();
    run();
  };
  if (what === 'reject') {
    return (
      <PickDialog
        open
        onOpenChange={close}
        title={`Why is ${who} rejected?`}
        placeholder="Type to find a reason…"
        picks={shortlist.reasons.map((reason) => ({
          id: reason,
          label: reason,
          picked: meantOnes.every((entry) => entry.reason === reason),
        }))}
        empty="No such reason. Owners set the list in Settings."
        onPick={(reason) => done(() => moves.change(ids, { kind: 'reject', reason }))}
      />
    );
  }
  if (what === 'move') {
    const stages = shortlist.stages.map(({ id, name }) => ({
      id,
      label: name,
      picked: meantOnes.every((entry) => entry.stageId === id && entry.reason === null),
    }));
    return (
      <PickDialog
        open
        onOpenChange={close}
        title={`Move ${who} to`}
        placeholder="Type to find a stage…"
        picks={[...stages, { id: REJECTED, label: `${REJECTED}…` }]}
        empty="No such stage."
        onPick={(stageId) =>
          stageId === REJECTED
            ? ask({ what: 'reject', ids })
            : done(() => moves.change(ids, { kind: 'move', stageId }))
        }
      />
    );
  }
  const known = [...new Set(shortlist.entries.flatMap(({ tags }) => tags))].sort();
  const has = (tag: string) => meantOnes.every(({ tags }) => tags.includes(tag));
  const add = (tag: string) =>
    moves.change(ids, { kind: 'tag', add: [tag.slice(0, LONGEST_TAG)], remove: [] });
  return (
    <PickDialog
      open
      onOpenChange={close}
      title={`Tag ${who}`}
      placeholder="Type a tag…"
      picks={known.map((tag) => ({ id: tag, label: tag, picked: has(tag) }))}
      empty="Type a word and press Enter."
      onPick={(tag) =>
        done(() => (has(tag) ? moves.change(ids, { kind: 'tag', add: [], remove: [tag] }) : add(tag)))
      }
      create={{ label: (typed) => `Add the tag “${typed}”`, run: (typed) => done(() => add(typed)) }}
    />
  );
}

/** Finds candidates by any words and puts them on the list, one after the other. */
function AddPeople({ working }: { working: Working }) {
  const { shortlist, moves, ask } = working;
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim());
  const { data, isPending } = useQuery({
    queryKey: ['candidates-to-add', asked],
    queryFn: ({ signal }) => foundOf('candidate', asked, signal),
    placeholderData: keepPreviousData,
  });
  const listed = new Set(shortlist.entries.map(({ candidate }) => candidate.id));
  return (
    <PickDialog
      open
      onOpenChange={() => ask(null)}
      title="Add people to this shortlist"
      placeholder="Name, title, skill, any words…"
      picks={(data ?? []).map(({ id, name, more }) => ({
        id,
        label: name,
        more,
        mark: <Avatar name={name} size="sm" />,
        picked: listed.has(id),
      }))}
      empty={
        isPending
          ? 'Loading candidates…'
          : asked
            ? 'Nobody matches these words.'
            : 'There are no candidates yet.'
      }
      onType={setTyped}
      onPick={(id) => {
        if (!listed.has(id)) moves?.change([id], { kind: 'add', source: 'search' });
      }}
    />
  );
}
