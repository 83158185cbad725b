/** Number of new results of a saved search. */
export function FreshBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto shrink-0 rounded-sm bg-accent-soft px-1.5 text-xs font-medium text-accent tabular-nums">
      {count}
      <span className="sr-only"> new</span>
    </span>
  );
}
