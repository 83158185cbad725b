'use client';

import { createContext, useContext } from 'react';
import type { ParsedJob } from '@/lib/contracts';

/** The job on screen, and the day it is looked at (yyyy-MM-dd). */
export type ShownJob = { readonly job: ParsedJob; readonly today: string };

const Context = createContext<ShownJob | null>(null);

export const JobProvider = Context.Provider;

export function useJob(): ShownJob {
  const shown = useContext(Context);
  if (!shown) throw new Error('JobProvider is missing');
  return shown;
}
