'use client';

import { ListTree } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { useAllDetails } from './details-provider';

/** Unfolds everything that was read, or folds it again. */
export function DetailsButton() {
  const { all, toggle } = useAllDetails();
  return (
    <IconButton
      label={all ? 'Fold the details' : 'Show all details'}
      shortcut={['D']}
      aria-pressed={all}
      onClick={toggle}
    >
      <ListTree aria-hidden className={all ? 'text-accent' : undefined} />
    </IconButton>
  );
}
