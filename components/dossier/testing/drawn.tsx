import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TooltipProvider } from '@/components/ui/tooltip';
import { DetailsProvider } from '../details/details-provider';

/** Returns the text of a view as a reader has it, with everything unfolded. */
export function drawnText(view: ReactNode): string {
  const markup = renderToStaticMarkup(
    <TooltipProvider>
      <DetailsProvider inline>{view}</DetailsProvider>
    </TooltipProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '\n');
}
