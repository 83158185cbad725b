'use client';

import { CircleHelp } from 'lucide-react';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Tooltip } from '@/components/ui/tooltip';

/** Shows calmly that a value may be wrong; the reason is shown under the pointer, on focus, and when pressed. */
export function DoubtMark({ label, reason }: { label: string; reason: string }) {
  return (
    <Popover>
      <Tooltip content={reason}>
        <PopoverTrigger
          aria-label={`${label} is uncertain: ${reason}`}
          className="ml-1 inline-flex size-6 shrink-0 -my-1 items-center justify-center self-center rounded-full text-caution hover:bg-hover"
        >
          <CircleHelp aria-hidden className="size-3.5" />
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent aria-label={`Why ${label.toLowerCase()} is uncertain`} className="max-w-72 text-xs">
        {reason}
      </PopoverContent>
    </Popover>
  );
}
