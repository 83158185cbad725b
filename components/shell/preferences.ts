import { LABEL_COOKIE, LABEL_LANGUAGES, type LabelLanguage } from '@/lib/recruiter/vocabulary';

/**
 * Look and behaviour of the app in one browser. Kept in cookies, so that the server renders it right the first time;
 * nothing here is about the person or the workspace.
 */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const TOUR_STATES = ['off', '1', '2', '3', '4'] as const;

export type Preferences = {
  theme: Theme;
  /** Width of the side navigation: with words, or a rail of icons. */
  navigation: 'wide' | 'rail';
  /** Single-key shortcuts can be turned off, for people who dictate or mistype (WCAG 2.1.4). */
  keys: 'on' | 'off';
  /** At which step of the tour this browser is. */
  tour: (typeof TOUR_STATES)[number];
  /** In which language values of the job market are labelled. */
  labels: LabelLanguage;
};

const allowed: { [Name in keyof Preferences]: readonly [Preferences[Name], ...Preferences[Name][]] } = {
  theme: THEMES,
  navigation: ['wide', 'rail'],
  keys: ['on', 'off'],
  tour: TOUR_STATES,
  labels: LABEL_LANGUAGES,
};

const YEAR_IN_SECONDS = 31_536_000;

/** Returns the preferences in these cookies; anything missing or unknown is the first allowed value. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
    const value = cookie(name);
    return allowed[name].find((one) => one === value) ?? allowed[name][0];
  };
  return {
    theme: read('theme'),
    navigation: read('navigation'),
    keys: read('keys'),
    tour: read('tour'),
    labels: read(LABEL_COOKIE),
  };
}

/** Returns the cookie that keeps a preference for a year, as `document.cookie` takes it. */
export function preferenceCookie<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}
