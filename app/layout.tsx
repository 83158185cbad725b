import './globals.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { readPreferences } from '@/components/shell/preferences';
import { Providers } from '@/components/shell/providers';

export const metadata: Metadata = {
  title: { default: 'Shortlist', template: '%s · Shortlist' },
  description: 'Read, match and shortlist candidates.',
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f3' },
    { media: '(prefers-color-scheme: dark)', color: '#101512' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  const preferences = readPreferences((name) => jar.get(name)?.value);
  return (
    <html lang="en" data-theme={preferences.theme}>
      <body>
        <Providers preferences={preferences}>{children}</Providers>
      </body>
    </html>
  );
}
