'use client';

import { useMutation } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import type { Calls } from './data/calls';

const LOOK_AGAIN_MS = 2500;

/**
 * Visitors without a session sign in as a member of the workspace, in a separate window: a page that others embed never
 * asks for a password. Both windows show one code, so that nobody signs in for another's page.
 */
export function SignIn({ calls, onSignedIn }: { calls: Calls; onSignedIn: () => Promise<unknown> }) {
  const begin = useMutation({ mutationFn: calls.signIn });
  const { data } = begin;
  useEffect(() => {
    if (!data) return undefined;
    const timer = setInterval(() => void onSignedIn(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [data, onSignedIn]);
  return (
    <main>
      <EmptyState
        icon={LogIn}
        level={1}
        title="Sign in to see this list"
        actions={
          data ? (
            <Button variant="primary" asChild>
              <a href={data.address} target="_blank" rel="noopener">
                Sign in
              </a>
            </Button>
          ) : (
            <Button variant="primary" busy={begin.isPending} onClick={() => begin.mutate()}>
              Continue
            </Button>
          )
        }
      >
        {data ? (
          <p>
            A window opens that shows the code <b className="font-mono text-ink">{data.code}</b>. Sign in
            there, and this page continues on its own.
          </p>
        ) : (
          <p>This link has been used already, or it was made for more than one person.</p>
        )}
        {begin.isError && <p className="mt-2 text-critical">{begin.error.message}</p>}
      </EmptyState>
    </main>
  );
}
