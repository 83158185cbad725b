import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { getFrom } from '@/components/shell/requests';
import { shortlistKey } from '@/components/shortlist/requests';
import type { MatchedName } from '@/lib/recruiter/vocabulary';
import { listenToMatcher, type MatcherMessage } from '@/public/embedding/matcher-messages.js';
import { displayMessage, readTold, type Told } from './messages';

/** What the page acts on, besides the list. */
export type Heard = Extract<Told, { kind: 'act' | 'update' }>;

type Documents = Extract<Told, { kind: 'shown' }>['documents'];

/** Returns the visible theme, whoever chose it. */
function themeInSight(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Tells when the person or the system chooses another theme. */
function onTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const own = new MutationObserver(changed);
  system.addEventListener('change', changed);
  own.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    own.disconnect();
  };
}

/** As many names as one request is about; a list of the matcher has 100 results. */
const MOST_NAMES = 200;

/**
 * Listens to the matcher in a frame, and sends it names and decisions for its list. `dropped` counts the messages of
 * the frame that were not of its origin or had another shape.
 */
export function useMatcherFrame({
  origin,
  jobId,
  blind,
  onTold,
}: {
  /** Origin of the matcher; undefined until it is loaded. */
  origin: string | undefined;
  /** The job for which people are decided on; null without one. */
  jobId: string | null;
  blind: boolean;
  onTold: (told: Heard) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [documents, setDocuments] = useState<Documents>([]);
  const [dropped, setDropped] = useState(0);
  const ids = documents.map(({ documentId }) => documentId).slice(0, MOST_NAMES);
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  if (jobId) query.set('job', jobId);
  const {
    data: names = [],
    isPlaceholderData,
    isPending,
  } = useQuery({
    queryKey: [...shortlistKey(jobId ?? 'none'), 'names', query.toString()],
    queryFn: ({ signal }) => getFrom<MatchedName[]>(`/api/recruiter/matcher/names?${query}`, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const matcher = useRef<ReturnType<typeof listenToMatcher>>(null);
  const hear = useEffectEvent((message: MatcherMessage) => {
    const told = readTold(message);
    if (told?.kind === 'shown') setDocuments(told.documents);
    else if (told && told.kind !== 'height') onTold(told);
    return told !== null;
  });
  useEffect(() => {
    if (!origin) return;
    const listening = listenToMatcher({
      address: origin,
      window: () => frame.current?.contentWindow,
      hear: (message) => hear(message),
      dropped: setDropped,
    });
    matcher.current = listening;
    return () => listening.stop();
  }, [origin]);
  const theme = useSyncExternalStore(onTheme, themeInSight, () => 'light' as const);
  // The list waits for its names: what is not loaded yet must not look like documents without one.
  const isKnown = blind || !(isPending || isPlaceholderData);
  useEffect(() => {
    if (documents.length > 0 && isKnown)
      matcher.current?.display(displayMessage(documents, names, { blind, theme }));
  }, [documents, names, isKnown, blind, theme]);
  const nameOf = (id: string) => (blind ? undefined : names.find((one) => one.id === id)?.name);
  return { frame, dropped, nameOf };
}
