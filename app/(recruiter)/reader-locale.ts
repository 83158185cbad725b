import { headers } from 'next/headers';

const FALLBACK = 'en-GB';

/** Returns the first preferred language of the browser that Intl supports. */
export async function readerLocale(): Promise<string> {
  const asked = (await headers()).get('accept-language') ?? '';
  const tags = asked.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return tags.find((tag) => tag && isLocale(tag)) ?? FALLBACK;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
