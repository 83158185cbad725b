import './globals.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { type Preferences, readPreferences } from '@/components/shell/preferences';
import { Providers } from '@/components/shell/providers';

export const metadata: Metadata = {
  title: { default: 'Shortlist', template: '%s · Shortlist' },
  description: 'Read, match and shortlist candidates.',
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
  robots: { index: false, follow: false },
};

/** `canvas` of globals.css, for the parts that the browser draws around the page. */
const CANVAS = { light: '#f8f6f3', dark: '#101513' };

async function preferencesOfBrowser(): Promise<Preferences> {
  const jar = await cookies();
  return readPreferences((name) => jar.get(name)?.value);
}

export async function generateViewport(): Promise<Viewport> {
  const { theme } = await preferencesOfBrowser();
  if (theme !== 'system') return { themeColor: CANVAS[theme], colorScheme: theme };
  return {
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: CANVAS.light },
      { media: '(prefers-color-scheme: dark)', color: CANVAS.dark },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const preferences = await preferencesOfBrowser();
  return (
    <html lang="en" data-theme={preferences.theme}>
      <body>
        <Providers preferences={preferences}>{children}</Providers>
      </body>
    </html>
  );
}
