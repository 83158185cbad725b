'use client';

import { ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Command } from '@/components/shell/commands';
import { Button } from '@/components/ui/button';
import { shortlistPath } from './requests';

/** The way from a job to its shortlist, in the bar of its page. */
export function ShortlistLink({ jobId }: { jobId: string }) {
  return (
    <Button asChild>
      <Link href={shortlistPath(jobId)}>
        <ListChecks aria-hidden />
        Shortlist
      </Link>
    </Button>
  );
}

/** The same way by key and by command menu. */
export function useShortlistCommand(jobId: string): Command {
  const router = useRouter();
  return {
    id: 'job-shortlist',
    group: 'Job',
    label: 'Open the shortlist',
    icon: ListChecks,
    shortcut: 's',
    run: () => router.push(shortlistPath(jobId)),
  };
}
