import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { config } from '@/lib/config';

/** Calendar files (RFC 5545): an invitation for the candidate, and the feed of a member. Times are UTC, which no reader gets wrong. */

export type CalendarEntry = {
  id: string;
  sequence: number;
  starts_at: Date;
  minutes: number;
  place: string;
  cancelled_at: Date | null;
  changed_at: Date;
  summary: string;
};

type Person = { name: string; email: string };

const PRODUCT = { company: 'Shortlist', product: 'Interviews', language: 'EN' };

const isLink = (place: string) => /^https?:\/\/\S+$/i.test(place);

function eventOf({
  id,
  sequence,
  starts_at,
  minutes,
  place,
  cancelled_at,
  changed_at,
  summary,
}: CalendarEntry) {
  return {
    id: `${id}@${new URL(config().BASE_URL).hostname}`,
    sequence,
    summary,
    start: starts_at,
    end: new Date(starts_at.getTime() + minutes * 60_000),
    stamp: changed_at,
    status: cancelled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place && { location: place }),
    ...(isLink(place) && { url: place }),
  };
}

/** The invitation to an interview, a change of it, or its end: which of them its own state says. */
export function invitationOf(entry: CalendarEntry, organizer: Person, guest: Person): string {
  const method = entry.cancelled_at ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: PRODUCT });
  const event = calendar.createEvent({ ...eventOf(entry), organizer });
  event.createAttendee({
    ...guest,
    rsvp: true,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
  });
  return calendar.toString();
}

/** The interviews of a member, for their calendar to subscribe to. */
export function feedOf(entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: PRODUCT, name: 'Interviews', ttl: 15 * 60 });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  return calendar.toString();
}
