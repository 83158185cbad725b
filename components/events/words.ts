/** Events in words. */

const NAMES: Readonly<Record<string, string>> = {
  'job_match/v1': 'Candidates for a job',
  'candidate_match/v1': 'Jobs for a candidate',
  'candidate_import/v1': 'Candidate imported',
  'search_alert/v1': 'Alert of a saved search',
  'test/v1': 'Test',
};

/** Returns the name of a type of event; an unknown type unchanged. */
export function nameOfType(type: string): string {
  return NAMES[type] ?? type;
}

const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats a time of the last days, the same on the server and in every browser (UTC). */
export function momentOf(time: string): string {
  return `${moments.format(new Date(time))} UTC`;
}
