import { useEffect, useMemo, useState } from 'react';
import { readMessage, sendShown } from '../data/messages';
import { keyOf, type Result } from '../data/model';
import { useMatcher } from '../matcher-context';

/** Name of a document on the page around this one, and the decision about it. */
export type Person = { name?: string | null; photo?: string | null; mark?: string | null };

type People = ReadonlyMap<string, Person>;

/**
 * Keeps names that an embedding page passes: kept in the memory of this page and nowhere else. `isBlind` hides them;
 * marks are not names and stay. `needsSwitch` is true if there is something to hide and no switch for it around this
 * page.
 */
export function usePeople(results: readonly Result[] | undefined) {
  const { view } = useMatcher();
  const [people, setPeople] = useState<People>(new Map());
  const [isBlind, setBlind] = useState(false);
  const [hasSwitchAround, setSwitchAround] = useState(false);
  const { embeddingOrigins } = view;

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
  return { personOf, needsSwitch, isBlind, setBlind };
}

export type PersonOf = ReturnType<typeof usePeople>['personOf'];
