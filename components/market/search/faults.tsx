import { CircleAlert } from 'lucide-react';
import type { MarketFilter, QuestionFault } from '@/lib/recruiter/vocabulary';

/** What is wrong with the question, each with its place in what was written. */
export function Faults({
  id,
  faults,
  filters,
}: {
  id: string;
  faults: readonly QuestionFault[];
  filters: readonly MarketFilter[];
}) {
  return (
    <div
      id={id}
      role="alert"
      aria-label="What is wrong with the question"
      className="border-b bg-critical-soft px-4 py-2.5 md:px-5"
    >
      <ul className="flex flex-col gap-1.5">
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faults have no name and never move
          <li key={index} className="flex gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />
            <p className="min-w-0">
              {fault.description}
              <FaultPlace fault={fault} filters={filters} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fault of the name of a filter is placed in the name, any other in the value. */
function FaultPlace({ fault, filters }: { fault: QuestionFault; filters: readonly MarketFilter[] }) {
  const { parameter, position, code } = fault;
  const filter = filters.find(({ name }) => name === parameter);
  if (!filter) return null;
  const ofName = code === 'unknown_field';
  const text = ofName ? filter.name : filter.value;
  const { start, end } = position ?? { start: 0, end: text.length };
  return (
    <code className="mt-0.5 block font-mono text-xs break-all text-ink-muted">
      {!ofName && `${filter.name}=`}
      {text.slice(0, start)}
      <mark className="rounded-xs bg-transparent font-semibold text-critical underline decoration-wavy underline-offset-4">
        {text.slice(start, Math.max(end, start + 1)) || '␣'}
      </mark>
      {text.slice(Math.max(end, start + 1))}
      {ofName && `=${filter.value}`}
    </code>
  );
}
