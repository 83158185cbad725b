import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readMessage, sendShown } from '../data/messages';
import { keyOf, type Result } from '../data/model';
import { useMatcher } from '../matcher-context';

/** Name of a document on the page around this one, and the decision about it. */
export type Person = { name?: string | null; photo?: string | null; mark?: string | null };

type People = ReadonlyMap<string, Person>;

/** How long a list waits for the page around it, which may have no names to pass. */
const LONGEST_WAIT_MS = 1500;

const isEmbedded = () => globalThis.parent !== globalThis.self;

/** Holds a list back until the page around it has passed names for it, or has had time to. */
function useWait(results: readonly Result[] | undefined) {
  const [settled, setSettled] = useState<readonly Result[]>();
  const isAwaited = results !== undefined && results.length > 0 && settled !== results && isEmbedded();
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setSettled(results), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, results]);
  const settle = (named: ReadonlySet<string>) => {
    if (results?.some((result) => named.has(keyOf(result)))) setSettled(results);
  };
  return { isAwaited, settle };
}

/**
 * Keeps names that an embedding page passes: kept in the memory of this page and nowhere else. `isBlind` hides them;
 * marks are not names and stay. `needsSwitch` is true if there is something to hide and no switch for it around this
 * page, `isAwaited` while names of the listed documents are still to come.
 */
export function usePeople(results: readonly Result[] | undefined) {
  const { view } = useMatcher();
  const [people, setPeople] = useState<People>(new Map());
  const [isBlind, setBlind] = useState(false);
  const [hasSwitchAround, setSwitchAround] = useState(false);
  const { embeddingOrigins } = view;
  const { isAwaited, settle } = useWait(embeddingOrigins.length > 0 ? results : undefined);
  const whenNamed = useEffectEvent(settle);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, embeddingOrigins);
      if (message?.type !== 'MatcherDisplay') return;
      setSwitchAround(message.hasBlindSwitch === true);
      if (message.theme) document.documentElement.dataset.theme = message.theme;
      setPeople((known) => {
        const next = new Map(known);
        for (const { name, photo, mark, ...ref } of message.documents)
          next.set(keyOf(ref), { ...next.get(keyOf(ref)), name, photo, mark });
        return next;
      });
      whenNamed(new Set(message.documents.map(keyOf)));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [embeddingOrigins]);

  useEffect(() => {
    if (results) sendShown(embeddingOrigins, results);
  }, [results, embeddingOrigins]);

  const needsSwitch = !hasSwitchAround && [...people.values()].some(({ name, photo }) => name || photo);
  const shown = useMemo<People>(
    () => (isBlind ? new Map([...people].map(([key, { mark }]) => [key, { mark: mark ?? null }])) : people),
    [people, isBlind],
  );
  const personOf = (ref: Result): Person | undefined => shown.get(keyOf(ref));
  return { personOf, needsSwitch, isAwaited, isBlind, setBlind };
}

export type PersonOf = ReturnType<typeof usePeople>['personOf'];
