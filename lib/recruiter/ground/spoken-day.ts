const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a day (yyyy-MM-dd) in words, for people outside: `24 November 2026`. */
export const spokenDay = (day: string) => DAY.format(Date.parse(day));
