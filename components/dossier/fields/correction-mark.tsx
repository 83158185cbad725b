'use client';

import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { momentText } from '../words';
import { correctionAt, valueText } from './corrections';
import { useCorrections } from './corrections-provider';

/** Shows that a value was corrected: by whom, when, the parsed value, and the way back to it. */
export function CorrectionMark({ path, block = false }: { path: string; block?: boolean }) {
  const { all, correcting } = useCorrections();
  const correction = correctionAt(all, path);
  if (!correction) return null;
  return (
    <Popover>
      <PopoverTrigger
        aria-label="Corrected: details"
        className={cn(
          '-my-1 inline-flex size-6 shrink-0 items-center justify-center self-center rounded-full align-middle hover:bg-hover',
          // Next to prose it is in the margin, so that it takes no extra line.
          block ? 'absolute top-1 -left-6' : 'ml-1',
        )}
      >
        <span aria-hidden className="size-1.5 rounded-full bg-info" />
      </PopoverTrigger>
      <PopoverContent aria-label="Correction">
        <p className="font-medium">Corrected by {correction.by}</p>
        <p className="text-xs text-ink-muted">{momentText(correction.at)}</p>
        <p className="mt-2 text-xs text-ink-muted">The parser had read</p>
        <p className="rounded-sm bg-sunken px-2 py-1 break-words">{valueText(correction.parsedValue)}</p>
        {correcting && (
          <PopoverClose asChild>
            <Button size="sm" className="mt-3" onClick={() => correcting.remove(correction.path)}>
              Use what was read
            </Button>
          </PopoverClose>
        )}
      </PopoverContent>
    </Popover>
  );
}
