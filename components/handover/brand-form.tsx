'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PictureField } from '@/components/ui/picture-field';
import { toast } from '@/components/ui/toast';
import type { Brand, Outcome } from '@/lib/recruiter/vocabulary';

/** The name, colour, footer and logo under which candidates are handed over. */
export function BrandForm({
  brand,
  save,
}: {
  brand: Brand;
  save: (brand: Brand) => Promise<Outcome<Brand>>;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [next, setNext] = useState(brand);
  const change = (some: Partial<Brand>) => setNext((now) => ({ ...now, ...some }));
  return (
    <form
      method="post"
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => save(next),
          () => toast.done('Brand saved'),
        );
      }}
    >
      {problem && <Callout tone="critical">{problem.message}</Callout>}
      <Field label="Name">
        <Input value={next.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label="Footer" hint="An address, a register number, a sentence about privacy">
        <Input
          value={next.footer}
          maxLength={300}
          onChange={(event) => change({ footer: event.target.value })}
        />
      </Field>
      <Field label="Colour">
        <Input
          type="color"
          className="h-9 w-16 p-1"
          value={next.colour}
          onChange={(event) => change({ colour: event.target.value })}
        />
      </Field>
      <PictureField
        label="Logo"
        hint="PNG or JPEG, at most 300 KB"
        accept="image/png,image/jpeg"
        picture={next.logo}
        onPicture={(logo) => change({ logo })}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
