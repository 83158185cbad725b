import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';

/** The lines of a page: the width of each, and the place of a marker on it. */
const paragraphs = {
  first: [{ width: 'w-11/12' }, { width: 'w-10/12', marker: 'left-3 w-2/5' }, { width: 'w-8/12' }],
  second: [
    { width: 'w-10/12', marker: 'left-16 w-1/3' },
    { width: 'w-11/12' },
    { width: 'w-9/12' },
    { width: 'w-8/12' },
  ],
  third: [{ width: 'w-7/12', marker: 'left-0 w-1/4' }, { width: 'w-9/12' }],
} satisfies Record<string, { width: string; marker?: string }[]>;

const people = [
  { name: 'w-28', fact: 'w-12', chosen: true },
  { name: 'w-36', fact: 'w-9', chosen: false },
  { name: 'w-24', fact: 'w-14', chosen: false },
];

function Page() {
  return (
    <div className="ml-auto w-80 -rotate-2 rounded-lg border bg-raised p-7 shadow-overlay">
      <div className="h-4 w-32 rounded-xs bg-ink/80" />
      <div className="mt-2 h-2 w-44 rounded-xs bg-line-strong" />
      {Object.entries(paragraphs).map(([name, lines]) => (
        <div key={name} className="mt-6 flex flex-col gap-2.5">
          <div className="h-2.5 w-20 rounded-xs bg-accent/70" />
          {lines.map((line) => (
            <div key={line.width} className={cn('relative h-2 rounded-xs bg-line-strong/80', line.width)}>
              {'marker' in line && (
                <div
                  className={cn(
                    'absolute -inset-y-1 rounded-xs bg-marker mix-blend-multiply dark:mix-blend-screen',
                    line.marker,
                  )}
                />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Illustrates the app: a document whose marked places become facts, and a short list. Decorative. */
export function EvidencePicture() {
  return (
    <div aria-hidden className="relative w-full max-w-xl select-none">
      <Page />
      <div className="absolute bottom-8 left-0 w-84 rounded-lg border bg-raised p-2 shadow-overlay">
        {people.map(({ name, fact, chosen }) => (
          <div
            key={name}
            className={cn('flex h-11 items-center gap-3 rounded-md px-2.5', chosen && 'bg-selected')}
          >
            <span
              className={cn(
                'flex size-5 items-center justify-center rounded-full border border-line-strong',
                chosen && 'border-accent bg-accent text-on-accent',
              )}
            >
              {chosen && <Check aria-hidden className="size-3" strokeWidth={3} />}
            </span>
            <span className={cn('h-2 rounded-xs', name, chosen ? 'bg-ink/70' : 'bg-ink-faint/60')} />
            <span className={cn('ml-auto h-2 rounded-xs', fact, chosen ? 'bg-marker' : 'bg-line-strong')} />
          </div>
        ))}
      </div>
    </div>
  );
}
