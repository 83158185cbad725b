'use client';

import { Hourglass } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/state';

const SECOND = 1000;

/** The market lets only so many questions through: says how long it takes, and asks again by itself. */
export function BusyNotice({ seconds }: { seconds: number }) {
  const router = useRouter();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) router.refresh();
  }, [left, router]);
  return (
    <EmptyState icon={Hourglass} title="The job market asks for a pause">
      <p role="status">It answers only so many questions a minute. Yours is asked again by itself.</p>
      <p aria-hidden className="mt-1 tabular-nums">
        {left > 0 ? `In ${left} seconds` : 'Asking …'}
      </p>
    </EmptyState>
  );
}
