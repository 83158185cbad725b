import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import type { CreditWarning } from '@/lib/recruiter';
import { creditsText, WARNING_WORDS, waitingText } from './words';

/** One line above every page while there is something to be done about the credits. */
export function CreditNotice({
  warning,
  remaining,
  waiting,
  mayAdd,
}: {
  warning: CreditWarning;
  remaining: number;
  waiting: number;
  /** True if this person can see the page of the credits. */
  mayAdd: boolean;
}) {
  const { title, tone } = WARNING_WORDS[warning];
  const isOut = tone === 'critical';
  return (
    <aside
      aria-label="Credits"
      className={cn(
        'flex shrink-0 flex-wrap items-center gap-x-2 gap-y-0.5 border-b px-4 py-1.5 text-sm md:px-5',
        isOut ? 'bg-critical-soft' : 'bg-caution-soft',
      )}
    >
      <TriangleAlert aria-hidden className={cn('size-4', isOut ? 'text-critical' : 'text-caution')} />
      <span className="font-medium">{title}</span>
      <span>
        {isOut
          ? `${waiting > 0 ? waitingText(waiting) : 'Uploads wait'} until there are more.`
          : `${creditsText(remaining)} left.`}
      </span>
      {mayAdd ? (
        <Link href="/settings/credits" className="font-medium text-accent underline-offset-2 hover:underline">
          Credits and limits
        </Link>
      ) : (
        <span>Tell an owner of this workspace.</span>
      )}
    </aside>
  );
}
