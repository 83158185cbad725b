'use client';

import { useRouter } from 'next/navigation';
import { Choice } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import type { CreditOverview } from '@/lib/recruiter';
import { USE_PERIODS } from '@/lib/recruiter/vocabulary';

const THIS_APP = 'app';

/** Period and accounts of the report, which the address of the page keeps. */
export function UseView({ overview }: { overview: Pick<CreditOverview, 'days' | 'reported' | 'accounts'> }) {
  const router = useRouter();
  const { days, reported, accounts } = overview;
  const go = (next: { days: string; account: string | null }) => {
    const params = new URLSearchParams({ days: next.days });
    if (next.account) params.set('account', next.account);
    router.push(`?${params}`, { scroll: false });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <Choice
        label="Period"
        value={String(days)}
        onChange={(period) => go({ days: period, account: reported })}
        options={USE_PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
      />
      {accounts.length > 1 && (
        <Select
          aria-label="Used by"
          className="w-56"
          value={reported ?? THIS_APP}
          onValueChange={(id) => go({ days: String(days), account: id === THIS_APP ? null : id })}
          options={[
            { value: THIS_APP, label: 'People of this workspace' },
            ...accounts.map(({ id, name }) => ({ value: id, label: `Account: ${name}` })),
          ]}
        />
      )}
    </div>
  );
}
