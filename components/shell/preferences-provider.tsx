'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Preferences, preferenceCookie } from './preferences';

type SetPreference = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;

const Context = createContext<{ preferences: Preferences; setPreference: SetPreference } | null>(null);

/** Holds the preferences of this browser, beginning with those the server read from its cookies. */
export function PreferencesProvider({ initial, children }: { initial: Preferences; children: ReactNode }) {
  const [preferences, setPreferences] = useState(initial);
  const value = useMemo(() => {
    const setPreference: SetPreference = (name, chosen) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP in a local network
      document.cookie = preferenceCookie(name, chosen);
      if (name === 'theme') document.documentElement.dataset.theme = chosen;
      setPreferences((before) => ({ ...before, [name]: chosen }));
    };
    return { preferences, setPreference };
  }, [preferences]);
  return <Context value={value}>{children}</Context>;
}

/** Returns the preferences of this browser and a function to change one; it applies at once and at the next visit. */
export function usePreferences() {
  const preferences = useContext(Context);
  if (!preferences) throw new Error('PreferencesProvider is missing');
  return preferences;
}
