'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck, type LucideIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId } from 'react';
import { UNREAD_MENTIONS } from '@/components/shell/unread';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/** Marks news as seen, all of them or some, and brings the page and its counts up to date. */
export function useMarkSeen(see: (ids?: string[]) => Promise<Outcome<null>>) {
  const client = useQueryClient();
  const router = useRouter();
  const { busy, run } = useAction();
  const markSeen = (ids?: string[]) =>
    run(
      () => see(ids),
      () => {
        void client.invalidateQueries({ queryKey: UNREAD_MENTIONS });
        router.refresh();
      },
    );
  return { busy, markSeen };
}

/** News of one kind under its heading, which marks all of them as seen. */
export function SeenSection({
  title,
  icon: Icon,
  markAll,
  unread,
  busy,
  onMarkAll,
  children,
}: {
  title: string;
  icon: LucideIcon;
  /** Label of the button. */
  markAll: string;
  unread: boolean;
  busy: boolean;
  onMarkAll: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={titleId} className="flex items-center gap-2 text-base font-semibold">
          <Icon aria-hidden className="size-4 text-ink-faint" />
          {title}
        </h2>
        {unread && (
          <Button size="sm" variant="quiet" className="ml-auto" busy={busy} onClick={onMarkAll}>
            <CheckCheck aria-hidden />
            {markAll}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
