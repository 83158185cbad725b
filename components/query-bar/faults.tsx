import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** A fault of a question, and its place in the typed text; `end` excluded. */
export type BarFault = {
  message: string;
  place?: { before: string; text: string; after: string; start: number; end: number };
  /** Likely meanings, as buttons. */
  choices?: readonly { label: string; choose: () => void }[];
};

/** The faults of the question, each with its place in the typed text. */
export function Faults({ id, faults }: { id: string; faults: readonly BarFault[] }) {
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
          <li key={index} className="flex flex-wrap gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />
            <p className="min-w-0 flex-1">
              {fault.message}
              {fault.place && <FaultPlace {...fault.place} />}
            </p>
            {fault.choices && <Choices choices={fault.choices} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Choices({ choices }: { choices: NonNullable<BarFault['choices']> }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-sm">Did you mean</span>
      {choices.map(({ label, choose }) => (
        <Button key={label} size="sm" onClick={choose}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function FaultPlace({ before, text, after, start, end }: NonNullable<BarFault['place']>) {
  const last = Math.max(end, start + 1);
  return (
    <code className="mt-0.5 block font-mono text-xs break-all text-ink-muted">
      {before}
      {text.slice(0, start)}
      <mark className="rounded-xs bg-transparent font-semibold text-critical underline decoration-wavy underline-offset-4">
        {text.slice(start, last) || '␣'}
      </mark>
      {text.slice(last)}
      {after}
    </code>
  );
}
