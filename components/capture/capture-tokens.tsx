'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import { makeCaptureToken, revokeCaptureToken } from '@/lib/recruiter/actions/capture';
import { bookmarkletFor, type CaptureToken } from '@/lib/recruiter/vocabulary';

/** One's bookmarks that send the page in front of one to the workspace: made, shown once, revoked. */
export function CaptureTokens({ tokens }: { tokens: readonly CaptureToken[] }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [made, setMade] = useState<{ token: string; home: string } | null>(null);
  return (
    <div className="flex max-w-xl flex-col gap-4">
      {tokens.length > 0 && (
        <ul aria-label="Your bookmarks" className="divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {made && <NewBookmark address={bookmarkletFor(made)} />}
      <Form
        label="New bookmark"
        problem={problem}
        className="flex flex-wrap items-end gap-2"
        onSubmit={({ name = '' }) => run(() => makeCaptureToken({ name }), setMade)}
      >
        <Field label="Where you use it" name="name" className="w-64 max-w-full">
          <Input placeholder="Work laptop" maxLength={60} />
        </Field>
        <Button type="submit" busy={busy}>
          Make a bookmark
        </Button>
      </Form>
    </div>
  );
}

/** React takes no address that is a script: it is set on the element, to be dragged. Pressed here it does nothing, as the policy of the page has it. */
function NewBookmark({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border p-4">
      <p className="text-sm">
        Drag this to the bookmarks of your browser. Then open a CV or a profile anywhere and press it: the
        page, the part that you marked, or the PDF is sent and read.
      </p>
      <p>
        <Button asChild>
          {/* biome-ignore lint/a11y/useValidAnchor: its address is set on the element */}
          <a ref={(link) => link?.setAttribute('href', address)}>
            <Bookmark aria-hidden />
            Add to Shortlist
          </a>
        </Button>
      </p>
      <CopyField
        label="Address of the bookmark, shown once"
        value={address}
        className="max-h-28 overflow-auto"
      />
    </div>
  );
}

function TokenRow({ token: { id, name, madeAt, usedAt } }: { token: CaptureToken }) {
  const { busy, run } = useAction();
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Bookmark aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-xs text-ink-muted">
          Made <Day value={madeAt} />,{' '}
          {usedAt ? (
            <>
              last used <Day value={usedAt} />
            </>
          ) : (
            'never used'
          )}
        </p>
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Revoke ${name}`}
        onClick={() =>
          run(
            () => revokeCaptureToken({ id }),
            () => toast.done(`${name} no longer works`),
          )
        }
      >
        Revoke
      </Button>
    </li>
  );
}
