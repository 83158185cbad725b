'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogContent } from '@/components/ui/dialog';

type ShownOnceProps = Pick<ComponentProps<typeof DialogContent>, 'title' | 'description' | 'size'> & {
  /** Label of the button that confirms it is kept. */
  kept: string;
  children: ReactNode;
};

/** A secret at the only moment when it can be read: a click outside the dialog does not lose it. */
export function ShownOnce({ kept, children, ...content }: ShownOnceProps) {
  return (
    <DialogContent
      {...content}
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <DialogClose asChild>
          <Button variant="primary">{kept}</Button>
        </DialogClose>
      }
    >
      {children}
    </DialogContent>
  );
}
