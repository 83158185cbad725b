'use client';

import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { MarketSourceSummary, Outcome } from '@/lib/recruiter';

export type AddAddress = (input: {
  address: string;
  everyHours: number | null;
}) => Promise<Outcome<MarketSourceSummary>>;

const PACES = [
  { value: 'never', label: 'Only when I ask' },
  { value: '24', label: 'Every day' },
  { value: '168', label: 'Every week' },
] as const;

type Pace = (typeof PACES)[number]['value'];

/** Adds a board, a feed, a sitemap or a page by its address. */
export function AddAddressButton({ add }: { add: AddAddress }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Globe aria-hidden />
          Add an address
        </Button>
      </DialogTrigger>
      <AddressDialog add={add} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function AddressDialog({ add, onDone }: { add: AddAddress; onDone: () => void }) {
  const [pace, setPace] = useState<Pace>('24');
  const adding = useAction({ inForm: true });
  const everyHours = pace === 'never' ? null : Number(pace);
  return (
    <FormDialogContent
      title="Add an address"
      description="A public job board (Greenhouse, Lever, Ashby, SmartRecruiters, Workable, Recruitee, Personio, Teamtailor), a feed, a sitemap, or a page with JobPosting data."
      submit="Add and read"
      busy={adding.busy}
      problem={adding.problem}
      onSubmit={({ address = '' }) => adding.run(() => add({ address, everyHours }), onDone)}
    >
      <Field label="Address" name="address" hint="We follow robots.txt and fetch slowly.">
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          required
        />
      </Field>
      <Field label="Read it again">
        <Select options={PACES} value={pace} onValueChange={setPace} />
      </Field>
    </FormDialogContent>
  );
}
