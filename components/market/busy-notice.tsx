'use client';

import { Hourglass } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { counted } from '@/components/dossier/words';
import { EmptyState } from '@/components/ui/state';

const SECOND = 1000;

/** The market limits the number of questions: shows the wait, and asks again after it. */
export function BusyNotice({ reply }: { reply: { seconds: number } }) {
  const router = useRouter();
  const [left, setLeft] = useState(reply.seconds);
  // Each reply starts a new wait, even if it is as long as the last one.
  useEffect(() => {
    setLeft(reply.seconds);
    const timer = setInterval(() => setLeft((now) => now - 1), SECOND);
    return () => clearInterval(timer);
  }, [reply]);
  useEffect(() => {
    if (left === 0) router.refresh();
  }, [left, router]);
  return (
    <EmptyState icon={Hourglass} title="The job market is busy">
      <p role="status">
        It answers a limited number of questions a minute. Yours will be asked again automatically.
      </p>
      <p aria-hidden className="mt-1 tabular-nums">
        {left > 0 ? `In ${counted(left, 'second')}` : 'Asking …'}
      </p>
    </EmptyState>
  );
}
