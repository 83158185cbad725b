import { PublicFrame } from '@/components/application/public-frame';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { INTERVIEW_KIND_WORDS, type PickFault, type PublicOffer } from '@/lib/recruiter/vocabulary';

const FAULTS: Record<PickFault, string> = {
  taken: 'This time was taken while you chose. Choose another one.',
  none: 'Choose a time.',
  over: 'This time was not booked: the times on this page are no longer on offer.',
};

/** The page at which a candidate picks one of the times that they were offered. Needs no script. */
export function PickTimePage({
  offer,
  at,
  fault,
}: {
  offer: PublicOffer;
  /** The address of this page. */
  at: string;
  fault: PickFault | null;
}) {
  const { brand, job, kind, minutes, place, members, state } = offer;
  const facts = [
    ['How', INTERVIEW_KIND_WORDS[kind]],
    ['How long', `${minutes} minutes`],
    ['Where', place],
    ['With', members.join(', ')],
  ].filter(([, value]) => value);
  return (
    <PublicFrame brand={brand}>
      <header>
        <h1 className="text-2xl font-semibold text-balance break-words">Interview: {job}</h1>
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-base">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' ? <Times offer={offer} at={at} fault={fault} /> : <Outcome offer={offer} at={at} />}
    </PublicFrame>
  );
}

function Times({ offer, at, fault }: { offer: PublicOffer; at: string; fault: PickFault | null }) {
  return (
    <form
      method="post"
      action={`${at}/pick`}
      className="flex flex-col gap-5 rounded-xl border bg-surface px-5 py-6 sm:px-6"
    >
      {fault && <Callout tone="critical">{FAULTS[fault]}</Callout>}
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="mb-2 text-lg font-semibold">Choose a time</legend>
        {offer.times.map(({ startsAt, local }) => (
          <label
            key={startsAt}
            className="flex min-h-11 items-center gap-3 rounded-md px-2 text-base hover:bg-hover has-checked:bg-hover has-checked:font-medium"
          >
            <input
              type="radio"
              name="time"
              value={startsAt}
              required
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 break-words">{local}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" size="lg">
          Book this time
        </Button>
      </div>
      <p className="text-sm text-ink-muted">
        If none of the times suits you, reply to the e-mail that brought you here.
      </p>
    </form>
  );
}

function Outcome({ offer: { state, picked }, at }: { offer: PublicOffer; at: string }) {
  if (picked)
    return (
      <div role="status" className="rounded-xl border bg-surface px-6 py-8">
        <h2 className="text-lg font-semibold">Your interview is booked</h2>
        <p className="mt-1 text-base">{picked.local}</p>
        <p className="mt-4">
          <a href={`${at}/interview.ics`} download className="text-accent underline underline-offset-4">
            Add it to your calendar
          </a>
        </p>
        <p className="mt-4 max-w-prose text-ink-muted">
          To change it, write to whoever invited you. There is nothing else to do.
        </p>
      </div>
    );
  return (
    <Callout
      title={state === 'picked' ? 'This interview was cancelled' : 'These times are no longer on offer'}
    >
      Write to whoever invited you to arrange another one.
    </Callout>
  );
}
