'use client';

import { useState } from 'react';
import { dayText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { toast } from '@/components/ui/toast';
import { makeCalendarFeed, revokeCalendarFeed } from '@/lib/recruiter/actions/interviews';

/** The address at which a calendar program finds one's interviews: shown once, ended at any time. */
export function CalendarAddress({ since }: { since: string | null }) {
  const { busy, run } = useAction();
  const [link, setLink] = useState<string | null>(null);
  const make = () => run(makeCalendarFeed, (made) => setLink(made.link));
  const revoke = () =>
    run(revokeCalendarFeed, () => {
      setLink(null);
      toast.done('The address no longer works');
    });
  return (
    <div className="flex max-w-xl flex-col gap-3">
      {link && <CopyField focused label="Address, shown once" value={link} />}
      {since && <p className="text-sm text-ink-muted">Made on {dayText(since)}.</p>}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={make}>
          {since ? 'Make a new address' : 'Make an address'}
        </Button>
        {since && (
          <Button variant="quiet" disabled={busy} onClick={revoke}>
            End the address
          </Button>
        )}
      </div>
    </div>
  );
}
