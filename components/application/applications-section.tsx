'use client';

import { ExternalLink, Inbox } from 'lucide-react';
import { useState } from 'react';
import { counted, dayText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { setApplicationForm } from '@/lib/recruiter/actions/applications';
import type { ApplicationForm, Publication } from '@/lib/recruiter/vocabulary';
import { PublicationPart } from './publication-part';

type Change = { jobId: string; open: boolean; closesOn: string | null; renew?: boolean };

type Props = {
  jobId: string;
  form: ApplicationForm;
  /** Whether the job is on the career page; null where that could not be read. */
  publication: Publication | null;
  mayWrite: boolean;
};

/** The public form of a job: off until somebody opens it, then its address and the applications. */
export function ApplicationsSection({ jobId, form, publication, mayWrite }: Props) {
  const { busy, run } = useAction();
  const [renewing, setRenewing] = useState(false);
  const { link, open, closesOn, over, applications } = form;
  const set = (change: Partial<Change>, said: string) =>
    run(
      () => setApplicationForm({ jobId, open, closesOn, ...change }),
      () => toast.done(said),
    );
  const takes = open && !over;
  if (!mayWrite && !takes && applications === 0) return null;
  return (
    <Section
      id="applications"
      title="Applications"
      {...(applications > 0 && { count: applications })}
      aside={link && <Badge tone={takes ? 'positive' : 'neutral'}>{takes ? 'Open' : 'Closed'}</Badge>}
    >
      <p className="max-w-prose text-sm text-ink-muted">{stateText(form)}</p>
      {takes && link && (
        <div className="mt-3 flex flex-col gap-3">
          <CopyField label="Address of the form" value={link} />
          {mayWrite && <LastDay key={closesOn} closesOn={closesOn} set={set} />}
        </div>
      )}
      {mayWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          {!takes && (
            <Button
              size="sm"
              busy={busy}
              onClick={() => set({ open: true, closesOn: over ? null : closesOn }, 'The form is open')}
            >
              <Inbox aria-hidden />
              {link ? 'Open the form again' : 'Open a public form'}
            </Button>
          )}
          {takes && link && (
            <>
              <Button size="sm" asChild>
                <a href={link} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  See the form
                </a>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={busy}
                onClick={() => set({ open: false }, 'The form is closed')}
              >
                Close the form
              </Button>
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => setRenewing(true)}>
                New address…
              </Button>
            </>
          )}
        </div>
      )}
      {publication && (publication.isPageOpen || publication.published) && (
        <PublicationPart
          key={JSON.stringify(publication)}
          jobId={jobId}
          publication={publication}
          takes={takes}
          mayWrite={mayWrite}
        />
      )}
      <AlertDialog
        open={renewing}
        onOpenChange={setRenewing}
        title="Give the form a new address?"
        description="The current address stops working. People who have it can no longer apply."
        confirm="Give it a new address"
        busy={busy}
        onConfirm={() => {
          setRenewing(false);
          set({ renew: true }, 'The form has a new address');
        }}
      />
    </Section>
  );
}

function stateText({ link, open, over, closesOn, applications }: ApplicationForm): string {
  const came = applications > 0 ? ` ${counted(applications, 'CV')} came in through it.` : '';
  if (!link)
    return 'A public page with this posting, on which people send their CV. Whoever applies is added as a candidate and to the shortlist of this job, at its first stage.';
  if (open && over) return `The form closed after ${dayText(closesOn)}.${came}`;
  if (!open) return `The form is closed.${came}`;
  return `Whoever has the address can apply${closesOn ? ` until ${dayText(closesOn)}` : ''}.${came}`;
}

function LastDay({
  closesOn,
  set,
}: {
  closesOn: string | null;
  set: (change: Partial<Change>, said: string) => void;
}) {
  const [day, setDay] = useState(closesOn ?? '');
  const changed = day !== (closesOn ?? '');
  return (
    <form
      method="post"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        set({ closesOn: day || null }, day ? `The form closes after ${dayText(day)}` : 'The form stays open');
      }}
    >
      <Field label="Last day (optional)" className="w-44">
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      {changed && <Button type="submit">Save</Button>}
    </form>
  );
}
