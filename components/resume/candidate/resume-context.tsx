'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ParsedResume } from '@/lib/contracts';

/** The resume on screen, and the day of viewing (yyyy-MM-dd), which current positions extend to. */
export type ShownResume = {
  readonly resume: ParsedResume;
  /** The same one without corrections. */
  readonly read: ParsedResume;
  readonly today: string;
};

const Context = createContext<ShownResume | null>(null);

/** Shows a resume to the sections below. */
export function ResumeProvider({ resume, read, today, children }: ShownResume & { children: ReactNode }) {
  const value = useMemo(() => ({ resume, read, today }), [resume, read, today]);
  return <Context value={value}>{children}</Context>;
}

export function useResume(): ShownResume {
  const shown = useContext(Context);
  if (!shown) throw new Error('ResumeProvider is missing');
  return shown;
}
