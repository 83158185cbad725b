'use client';

import { createContext, useContext } from 'react';
import type { ParsedResume } from '@/lib/contracts';

/** The resume on screen, and the day it is looked at (yyyy-MM-dd), to which what is current reaches. */
export type ShownResume = { readonly resume: ParsedResume; readonly today: string };

const Context = createContext<ShownResume | null>(null);

export const ResumeProvider = Context.Provider;

export function useResume(): ShownResume {
  const shown = useContext(Context);
  if (!shown) throw new Error('ResumeProvider is missing');
  return shown;
}
