import { cn } from '@/components/ui/cn';
import type { Block } from '@/lib/recruiter/vocabulary';

const LOOKS: Readonly<Record<Block['kind'], string>> = {
  name: 'text-2xl font-semibold',
  lead: 'text-base text-ink-muted',
  section: 'mt-6 mb-2 border-t pt-4 text-base font-semibold',
  entry: 'mt-3 font-semibold',
  detail: 'text-xs text-ink-muted',
  text: 'mt-1 text-sm whitespace-pre-line',
  point: 'mt-0.5 ml-4 list-item list-disc text-sm',
};

/** A profile as it is printed, on screen. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(({ kind, text }, index) => {
    const Tag = kind === 'name' ? 'h2' : kind === 'section' ? 'h3' : kind === 'entry' ? 'h4' : 'p';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may read the same, and their order is that of the profile
      <Tag key={index} dir="auto" className={cn('max-w-prose break-words', LOOKS[kind])}>
        {text}
      </Tag>
    );
  });
}
