import { z } from 'zod';

/** View of the page of events, as in its address. */

export const EVENT_LIST_PAGE = 50;

const Day = z.iso.date();

export const EventListQuery = z.object({
  /** Empty for all. */
  type: z.string().max(200).default(''),
  unread: z.boolean().default(false),
  /** A job that is among the matches; empty for all. */
  job: z.string().max(40).default(''),
  page: z.number().int().min(1).max(100_000).default(1),
});

export type EventListQuery = z.output<typeof EventListQuery>;

/** The address: `view=matches&day=yyyy-MM-dd`, or the list with its filters. Unreadable parts are left out. */
export type EventView = EventListQuery & { view: 'list' | 'matches'; day: string };

type Params = Readonly<Record<string, string | string[] | undefined>>;

export function eventViewFrom(params: Params, today: string): EventView {
  // PostgreSQL takes no NUL in a text.
  const text = (name: string) => (typeof params[name] === 'string' ? params[name].replaceAll('\0', '') : '');
  const page = Number(text('page'));
  const day = Day.safeParse(text('day'));
  return {
    view: text('view') === 'list' ? 'list' : 'matches',
    day: day.success ? day.data : today,
    type: text('type').slice(0, 200),
    unread: text('unread') === '1',
    job: text('job').slice(0, 40),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  };
}

/** Returns the address of a view, without defaults. */
export function eventViewAddress(view: Partial<EventView>): string {
  const params = new URLSearchParams();
  if (view.view === 'list') params.set('view', 'list');
  if (view.view !== 'list' && view.day) params.set('day', view.day);
  if (view.type) params.set('type', view.type);
  if (view.unread) params.set('unread', '1');
  if (view.job) params.set('job', view.job);
  if (view.page && view.page > 1) params.set('page', String(view.page));
  const asked = params.toString();
  return asked ? `/events?${asked}` : '/events';
}
