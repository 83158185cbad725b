'use client';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/state';

/** Error that Next passes to a boundary: the server's log has the error under `digest`. */
export type PageError = Error & { digest?: string };

/** A page, or a part of one, that could not be drawn: trying again, or where to find the cause. */
export function PageFailure({
  error,
  reset,
  title,
}: {
  error: PageError;
  reset: () => void;
  title?: string;
}) {
  return (
    <div className="flex flex-1 items-center justify-center">
      <ErrorState
        level={1}
        title={title ?? 'This page could not be shown'}
        requestId={error.digest}
        actions={
          <Button variant="primary" onClick={reset}>
            Try again
          </Button>
        }
      >
        Nothing was lost. If it keeps happening, tell whoever runs this workspace, with the reference below if
        there is one.
      </ErrorState>
    </div>
  );
}
