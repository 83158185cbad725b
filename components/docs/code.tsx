'use client';

import { Tabs as Radix } from 'radix-ui';
import { CopyButton } from '@/components/ui/copy-button';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { toast } from '@/components/ui/toast';

/** A piece of code as it is, with a button that copies it. Name it by `label`. */
export function Code({ label, source }: { label: string; source: string }) {
  const refused = () =>
    toast.failed('The browser did not allow copying', { description: 'Select the text instead.' });
  return (
    <section aria-label={label} className="relative rounded-md border bg-sunken">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="focus-inset max-h-96 overflow-auto rounded-md p-3 pr-10 font-mono text-xs leading-5"
      >
        {source}
      </pre>
      <CopyButton
        text={source}
        label={label}
        className="absolute top-1.5 right-1.5 bg-sunken"
        onRefused={refused}
      />
    </section>
  );
}

/** The same call in several languages. */
export function Samples({ samples }: { samples: readonly { label: string; source: string }[] }) {
  return (
    <Tabs defaultValue={samples[0]?.label ?? ''}>
      <TabsList aria-label="Language">
        {samples.map(({ label }) => (
          <TabsTrigger key={label} value={label}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {samples.map(({ label, source }) => (
        <Radix.Content key={label} value={label} className="pt-3">
          <Code label={label} source={source} />
        </Radix.Content>
      ))}
    </Tabs>
  );
}
