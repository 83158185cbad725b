'use client';

import { Separator as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A hairline between things; decorative unless told otherwise. */
export function Separator({
  className,
  orientation = 'horizontal',
  decorative = true,
  ...props
}: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      orientation={orientation}
      decorative={decorative}
      className={cn(
        'shrink-0 bg-line data-[orientation=horizontal]:h-px data-[orientation=vertical]:h-4 data-[orientation=vertical]:w-px',
        className,
      )}
      {...props}
    />
  );
}
