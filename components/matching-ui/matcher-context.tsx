'use client';

import { createContext, useContext } from 'react';
import type { Calls } from './data/calls';
import type { View } from './data/model';

type Matcher = { session: string; view: View; calls: Calls };

const Context = createContext<Matcher | null>(null);

/** The session that everything on the page belongs to. */
export const MatcherProvider = Context.Provider;

export function useMatcher(): Matcher {
  const matcher = useContext(Context);
  if (!matcher) throw new Error('MatcherProvider is missing');
  return matcher;
}
