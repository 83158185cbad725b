import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import type { ReceivedEvent } from '@/lib/recruiter';
import { momentOf, nameOfType } from './words';

const MOST_NAMED = 5;

/** Events received, the newest first: the content of each, its result, and the raw message. */
export function EventList({ events }: { events: readonly ReceivedEvent[] }) {
  return (
    <ul aria-label="Events" className="divide-y">
      {events.map((event) => (
        <li key={event.id} className="px-4 py-3 md:px-5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {event.unread && <Badge tone="accent">New</Badge>}
            <span className="font-medium">{nameOfType(event.type)}</span>
            {event.source === 'provider' && <Badge tone="outline">Provider</Badge>}
            <State event={event} />
            <time dateTime={event.receivedAt} className="ml-auto text-xs text-ink-muted tabular-nums">
              {momentOf(event.receivedAt)}
            </time>
          </p>
          <LedTo event={event} />
          {event.message && <p className="text-sm text-ink-muted">{event.message}</p>}
          <details className="mt-1">
            <summary className="cursor-pointer text-xs text-ink-muted hover:text-ink">
              What was received
            </summary>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys
              tabIndex={0}
              className="mt-2 max-h-80 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs"
            >
              {event.payload}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

function State({ event: { state } }: { event: ReceivedEvent }) {
  if (state === 'waiting') return <Badge tone="caution">In progress</Badge>;
  if (state === 'failed') return <Badge tone="critical">Failed</Badge>;
  if (state === 'kept') return <Badge>Kept</Badge>;
  return null;
}

const link = 'font-medium text-accent hover:underline';

/** The people and jobs of an event, each with its page. */
function LedTo({ event: { type, matches, imported } }: { event: ReceivedEvent }) {
  if (imported)
    return (
      <p className="text-sm">
        Added{' '}
        <Link href={`/candidates/${imported.id}`} className={link}>
          {imported.name}
        </Link>
      </p>
    );
  const [first] = matches;
  if (!first) return null;
  const ofJob = type === 'job_match/v1';
  const one = ofJob ? first.job : first.candidate;
  const others = matches.map((match) => ({
    ...(ofJob ? match.candidate : match.job),
    score: match.score,
  }));
  const page = ofJob ? '/candidates' : '/jobs';
  return (
    <p className="text-sm">
      <Link href={`${ofJob ? '/jobs' : '/candidates'}/${one.id}`} className={link}>
        {one.name}
      </Link>
      <span className="text-ink-muted"> matches </span>
      {others.slice(0, MOST_NAMED).map(({ id, name, score }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={`${page}/${id}`} className={link}>
            {name}
          </Link>
          {score !== null && <span className="text-ink-muted tabular-nums"> {score}</span>}
        </span>
      ))}
      {others.length > MOST_NAMED && (
        <span className="text-ink-muted"> and {others.length - MOST_NAMED} more</span>
      )}
    </p>
  );
}
