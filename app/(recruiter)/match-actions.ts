'use server';

import { headers } from 'next/headers';
import * as recruiter from '@/lib/recruiter';
import type { Input } from './use-case';

/** The origin of the page that asks: a browser sets it, and Next.js refuses actions where it is not that of the host. */
async function originOfPage(): Promise<string> {
  return (await headers()).get('origin') ?? '';
}

export async function openMatcher(source: Input<typeof recruiter.openMatcher>['source']) {
  const origin = await originOfPage();
  return recruiter.openMatcher(await recruiter.currentUser(), { source, origin });
}

export async function savePreferences(input: Input<typeof recruiter.savePreferences>) {
  return recruiter.savePreferences(await recruiter.currentUser(), input);
}
