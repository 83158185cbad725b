const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words, of an ISO 8601 time or date; the same on the server and in every browser (UTC). */
export function Day({ value }: { value: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap tabular-nums">
      {dayFormat.format(new Date(value))}
    </time>
  );
}
