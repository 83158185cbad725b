import { FlaskConical } from 'lucide-react';
import Link from 'next/link';

/** One line above every page of a demonstration: what it is, when it starts afresh, and how to have one's own. */
export function DemonstrationNotice({
  resetsAt,
}: {
  /** Time of day, HH:MM in UTC. */
  resetsAt: string;
}) {
  return (
    <aside
      aria-label="Demonstration"
      className="flex shrink-0 flex-wrap items-baseline gap-x-2 gap-y-0.5 border-b bg-accent-soft px-4 py-1.5 text-sm md:px-5 print:hidden"
    >
      <FlaskConical aria-hidden className="size-4 self-center text-accent" />
      <span className="font-medium">A demonstration: nothing is kept.</span>
      <span className="max-md:hidden">The people and employers in it do not exist.</span>
      <span>It starts afresh each night at {resetsAt} UTC.</span>
      <Link href="/docs/five-minutes" className="font-medium text-accent underline-offset-2 hover:underline">
        Start your own
      </Link>
    </aside>
  );
}
