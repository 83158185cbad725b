'use client';

import { PanelRightOpen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useAllDetails } from './details-provider';

/** Opens the inspector with everything that was read, or shuts it. */
export function DetailsButton() {
  const { all, toggle } = useAllDetails();
  return (
    <Tooltip content="Everything that was read" shortcut={['D']}>
      <Button
        variant="quiet"
        aria-label="Details"
        aria-pressed={all}
        className="max-sm:px-2"
        onClick={toggle}
      >
        <PanelRightOpen aria-hidden className={all ? 'text-accent' : undefined} />
        <span className="max-md:hidden">Details</span>
      </Button>
    </Tooltip>
  );
}
