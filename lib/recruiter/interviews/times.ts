/** Times of a day in a time zone, and the moment that they are. */

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns what clocks of a time zone show at a moment, as if it were UTC, in milliseconds. */
function shownAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

/** Returns whether this names a time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the moment at which clocks of a time zone show a day (yyyy-MM-dd) and time (HH:mm): the earlier of two where they are set
 * back, undefined where they are set forward over it.
 */
export function momentOf(day: string, time: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((near) => shownAt(near, timeZone) - near);
  const moments = offsets.map((offset) => wanted - offset).filter((at) => shownAt(at, timeZone) === wanted);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** Returns a moment as people of a time zone say it: `Tuesday, 1 December 2026, 14:00 (Europe/Berlin)`. */
export function spokenTime(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  }).format(moment);
  return `${text.replace(' at ', ', ')} (${timeZone})`;
}

/** Returns a moment in few words, as people of a time zone say it: `Tue 1 Dec, 14:00`. */
export function briefTime(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`;
}
