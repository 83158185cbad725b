'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Toaster } from '@/components/ui/toast';
import { TooltipProvider } from '@/components/ui/tooltip';
import { CommandProvider } from './commands';
import type { Preferences } from './preferences';
import { PreferencesProvider } from './preferences-provider';

const FRESH_FOR_MS = 15_000;

/** Providers for every page: preferences, data from the server, tooltips, commands, toasts. */
export function Providers({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: 1 } } }),
  );
  return (
    <PreferencesProvider initial={preferences}>
      <QueryClientProvider client={queries}>
        <TooltipProvider>
          <CommandProvider>
            {children}
            <Toaster />
          </CommandProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </PreferencesProvider>
  );
}
