'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ParsedJob } from '@/lib/contracts';

/** The job on screen, and the day it is looked at (yyyy-MM-dd). */
export type ShownJob = { readonly job: ParsedJob; readonly today: string };

const Context = createContext<ShownJob | null>(null);

/** Shows a job to the sections below. */
export function JobProvider({ job, today, children }: ShownJob & { children: ReactNode }) {
  const value = useMemo(() => ({ job, today }), [job, today]);
  return <Context value={value}>{children}</Context>;
}

export function useJob(): ShownJob {
  const shown = useContext(Context);
  if (!shown) throw new Error('JobProvider is missing');
  return shown;
}
