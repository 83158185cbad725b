'use client';

import { Facts } from '@/components/settings/section';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { CreditOverview, Outcome } from '@/lib/recruiter';
import { creditsText, expiryText, WARNING_WORDS, waitingText } from './words';

type Check = () => Promise<Outcome<{ pays: boolean }>>;
type Configure = (input: { warnsBelow: string }) => Promise<Outcome<null>>;

function Warning({ overview, check }: { overview: CreditOverview; check: Check }) {
  const { busy, run } = useAction();
  const { warning, waiting, remaining, expiresOn } = overview;
  if (!warning) return null;
  const { title, tone } = WARNING_WORDS[warning];
  const isOut = tone === 'critical';
  const look = () =>
    run(check, ({ pays }) =>
      toast.done(pays ? 'Credits are available again: what was waiting continues' : 'Still no credits'),
    );
  return (
    <Callout
      tone={tone}
      title={title}
      className="mb-5"
      action={
        isOut && (
          <Button size="sm" busy={busy} onClick={look}>
            Check now
          </Button>
        )
      }
    >
      {isOut
        ? `Nothing is lost: ${waiting > 0 ? waitingText(waiting) : 'uploads wait'}, and everything continues within seconds of topping up.`
        : `${creditsText(remaining)} are left${warning === 'expiring' ? `, until ${expiryText(expiresOn)}` : ''}. At zero, uploads wait until there are more.`}
    </Callout>
  );
}

function WarnsBelow({ value, configure }: { value: number; configure: Configure }) {
  const { busy, problem, run } = useAction({ inForm: true });
  return (
    <Form
      label="Warning"
      problem={problem}
      className="mt-5 flex flex-wrap items-end gap-2"
      onSubmit={({ warnsBelow = '' }) =>
        run(
          () => configure({ warnsBelow }),
          () => toast.done('Warning saved'),
        )
      }
    >
      <Field label="Warn when fewer credits are left than" name="warnsBelow" className="w-64">
        <Input inputMode="numeric" autoComplete="off" defaultValue={String(value)} />
      </Field>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </Form>
  );
}

function lastsText(days: number | null): string {
  if (days === null) return 'Nothing was used in the last week';
  if (days > 3650) return 'More than ten years at the pace of the last week';
  return `${days === 1 ? 'About a day' : `About ${creditsText(days)} days`} at the pace of the last week`;
}

/** Remaining credits of the account that pays, their expiry, and what happens at zero. */
export function Balance({
  overview,
  check,
  configure,
}: {
  overview: CreditOverview;
  check: Check;
  configure: Configure;
}) {
  const { account, remaining, used, expiresOn, lastsDays } = overview;
  return (
    <>
      <Warning overview={overview} check={check} />
      <p className="text-2xl font-semibold tabular-nums">{creditsText(remaining)}</p>
      <p className="mb-4 text-sm text-ink-muted">credits left</p>
      <Facts
        facts={[
          { name: 'Lasts', value: lastsText(lastsDays) },
          { name: 'Expires', value: expiryText(expiresOn) },
          { name: 'Used so far', value: creditsText(used) },
          {
            name: 'Account',
            value: `${account.name} (${account.id}), region ${account.region}`,
          },
        ]}
      />
      <WarnsBelow value={overview.warnsBelow} configure={configure} />
    </>
  );
}
