import { Webhook } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { DayMatches } from '@/components/events/day-matches';
import { EventFilters } from '@/components/events/event-filters';
import { EventList } from '@/components/events/event-list';
import { EventViews } from '@/components/events/event-views';
import { LiveEvents } from '@/components/events/live';
import { ReadMarker } from '@/components/events/read-marker';
import { PageHeader } from '@/components/shell/page-header';
import { RetryButton } from '@/components/shell/retry-button';
import { Button } from '@/components/ui/button';
import { Pager } from '@/components/ui/pager';
import { EmptyState, ErrorState } from '@/components/ui/state';
import {
  currentUser,
  EVENT_LIST_PAGE,
  type EventView,
  eventViewAddress,
  eventViewFrom,
  listReceivedEvents,
  matchesOfDay,
} from '@/lib/recruiter';
import { readEvents } from '@/lib/recruiter/actions/events';

export const metadata: Metadata = { title: 'Events' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

function Failed({ message }: { message: string }) {
  return (
    <ErrorState title="Events could not be loaded" actions={<RetryButton />}>
      {message}
    </ErrorState>
  );
}

async function Matches({ view, isOwner }: { view: EventView; isOwner: boolean }) {
  const jobs = await matchesOfDay(await currentUser(), { day: view.day });
  if (!jobs.ok) return <Failed message={jobs.problem.message} />;
  if (jobs.value.length > 0) return <DayMatches jobs={jobs.value} />;
  return (
    <EmptyState
      icon={Webhook}
      title="No matches on this day"
      actions={
        isOwner ? (
          <Button asChild>
            <Link href="/settings/events">Event settings</Link>
          </Button>
        ) : undefined
      }
    >
      When automatic matching is on, every new or changed job is compared with all candidates, and every
      candidate with all jobs. The best candidates for each job appear here and open in its matcher.
    </EmptyState>
  );
}

async function AllEvents({ view }: { view: EventView }) {
  const { type, unread, job, page } = view;
  const listed = await listReceivedEvents(await currentUser(), { type, unread, job, page });
  if (!listed.ok) return <Failed message={listed.problem.message} />;
  const { events, total, newest } = listed.value;
  return (
    <>
      <EventFilters view={view} />
      <ReadMarker newest={newest} read={readEvents} />
      {events.length === 0 ? (
        <EmptyState icon={Webhook} title={type || unread || job ? 'No such events' : 'No events yet'}>
          Matches that the service finds automatically appear here, and so do the events of a hosted provider.
        </EmptyState>
      ) : (
        <>
          <EventList events={events} />
          <Pager
            page={page}
            pageCount={Math.max(1, Math.ceil(total / EVENT_LIST_PAGE))}
            pageSize={EVENT_LIST_PAGE}
            shown={events.length}
            total={total}
            link={(to, icon) => <Link href={eventViewAddress({ ...view, page: to })}>{icon}</Link>}
          />
        </>
      )}
    </>
  );
}

export default async function EventsPage({ searchParams }: Props) {
  const user = await currentUser();
  const today = new Date().toISOString().slice(0, 10);
  const view = eventViewFrom(await searchParams, today);
  return (
    <>
      <PageHeader title="Events" />
      <LiveEvents />
      <EventViews view={view} today={today} />
      {view.view === 'matches' ? (
        <Matches view={view} isOwner={user?.role === 'owner'} />
      ) : (
        <AllEvents view={view} />
      )}
    </>
  );
}
