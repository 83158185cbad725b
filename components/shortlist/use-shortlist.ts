import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getFrom, Refused, valueIn } from '@/components/shell/requests';
import { toast } from '@/components/ui/toast';
import { changeShortlist, undoShortlistAct } from '@/lib/recruiter/actions/shortlists';
import type { Act, EntryChange, Outcome, Shortlist } from '@/lib/recruiter/vocabulary';
import { withChange } from './optimistic';
import { shortlistKey, shortlistRoute } from './requests';
import { changeText } from './words';

/** Colleagues work on the same list: their changes appear without a reload. */
const FOLLOW_MS = 20_000;

const LOST = 'The server cannot be reached, so this was not saved. Check your connection and try again.';

function tell(error: unknown): void {
  if (error instanceof Refused && error.problem.code === 'not-signed-in') location.reload();
  else toast.failed(error instanceof Refused ? error.message : LOST);
}

/** Returns the shortlist of a job in the server's state, initially that of the page. */
export function useShortlist(initial: Shortlist, blind: boolean) {
  const { id } = initial.job;
  const route = `${shortlistRoute(id)}${blind ? '?view=blind' : ''}`;
  const { data } = useQuery({
    queryKey: [...shortlistKey(id), blind],
    queryFn: ({ signal }) => getFrom<Shortlist>(route, signal),
    ...(blind === initial.blind && { initialData: initial }),
    refetchInterval: FOLLOW_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** Changes of entries: shown at once, reported in a toast with its undo, reverted when refused. */
export type ShortlistMoves = {
  change(candidateIds: readonly string[], change: EntryChange, known?: Known): void;
  /** Undoes the last act of this page. */
  undo(): void;
  /** Remembers an act that another component did, so that `undo` undoes it. */
  did(text: string, outcome: Outcome<Act>): boolean;
};

/** Data from a match about people who are not on the page of the shortlist. */
export type Known = { names: readonly string[]; scores: Record<string, number> };

type Asked = { candidateIds: string[]; change: EntryChange; known?: Known | undefined };

export function useShortlistMoves(
  jobId: string,
  blind: boolean,
  /** Place of the toast. */
  at?: 'top',
): ShortlistMoves {
  const client = useQueryClient();
  const acts = useRef<string[]>([]);
  const key = [...shortlistKey(jobId), blind];
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: shortlistKey(jobId) }),
      client.invalidateQueries({ queryKey: ['story', jobId] }),
    ]);
  const takeBack = async (act: string) => {
    acts.current = acts.current.filter((one) => one !== act);
    try {
      const { kept } = valueIn(await undoShortlistAct({ act }));
      toast.done(kept > 0 ? `Undone, but ${kept} had been changed since` : 'Undone', { at });
    } catch (error) {
      tell(error);
    }
    await reload();
  };
  const remember = (text: string, { act, changed }: Act) => {
    if (changed === 0) return toast.info('Nothing to change', { at });
    acts.current.push(act);
    toast.done(text, { at, action: { label: 'Undo', run: () => takeBack(act) } });
  };
  const { mutate } = useMutation({
    mutationFn: async ({ candidateIds, change, known }: Asked) => {
      const scores = known?.scores;
      return valueIn(await changeShortlist({ jobId, candidateIds, change, ...(scores && { scores }) }));
    },
    onMutate: async ({ candidateIds, change, known }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Shortlist>(key);
      const now = new Date().toISOString();
      if (before) client.setQueryData(key, withChange(before, candidateIds, change, now));
      const meant = before?.entries.filter(({ candidate }) => candidateIds.includes(candidate.id)) ?? [];
      const names = known?.names ?? meant.map(({ candidate }) => candidate.name);
      const who = names.length > 0 ? names : candidateIds.map(() => '');
      return { before, text: changeText(before ?? { stages: [] }, change, who) };
    },
    onSuccess: (act, _asked, { text }) => remember(text, act),
    onError: (error, _asked, kept) => {
      if (kept?.before) client.setQueryData(key, kept.before);
      tell(error);
    },
    onSettled: reload,
  });
  return {
    change: (candidateIds, change, known) => mutate({ candidateIds: [...candidateIds], change, known }),
    undo: () => {
      const act = acts.current.at(-1);
      if (act) void takeBack(act);
      else toast.info('You have nothing to undo here');
    },
    did: (text, outcome) => {
      if (outcome.ok) remember(text, outcome.value);
      else tell(new Refused(outcome.problem));
      void reload();
      return outcome.ok;
    },
  };
}
