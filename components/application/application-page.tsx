import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { ApplicationDraft, ApplicationFault, PublicForm } from '@/lib/recruiter/vocabulary';
import { ApplicationForm } from './application-form';
import { PublicFrame } from './public-frame';

/** The public page at the address of a job's form: the job, and the form below it. Needs no script. */
export function ApplicationPage({
  form,
  action,
  fault,
  draft,
  sent,
}: {
  form: PublicForm;
  /** Address that the form is posted to. */
  action: string;
  fault: ApplicationFault | null;
  /** Text typed into a form that came back. */
  draft: ApplicationDraft | null;
  sent: boolean;
}) {
  const { title, employer, place, pay, others, description, stamp } = form;
  return (
    <PublicFrame brand={form.brand}>
      {others && (
        <p>
          <a href={others} className="text-accent underline underline-offset-4">
            All open jobs
          </a>
        </p>
      )}
      <header>
        <h1 className="text-2xl font-semibold text-balance break-words">{title}</h1>
        <p className="mt-1 text-base text-ink-muted">{[employer, place, pay].filter(Boolean).join(' · ')}</p>
      </header>
      {sent && (
        <div role="status" className="rounded-xl border bg-surface px-6 py-8">
          <h2 className="text-lg font-semibold">Thank you, your application has arrived</h2>
          <p className="mt-1 max-w-prose text-ink-muted">
            Your CV is being read. Whoever fills this job will be in touch; there is nothing else to do.
          </p>
        </div>
      )}
      {!sent && stamp === null && (
        <Callout title="This job is not accepting applications">
          The form was closed. Whoever sent you here knows whether it will open again.
        </Callout>
      )}
      {!sent && stamp !== null && (
        <>
          {description.length > 0 && <Description parts={description} />}
          <ApplicationForm form={form} stamp={stamp} action={action} fault={fault} draft={draft} />
        </>
      )}
    </PublicFrame>
  );
}

function Description({ parts }: { parts: PublicForm['description'] }) {
  return (
    <section aria-label="The job" className="flex flex-col gap-5">
      <p className="sticky top-0 z-10 -mx-5 border-b bg-canvas px-5 py-2.5">
        <Button asChild variant="primary" size="lg" className="max-sm:w-full">
          <a href="#apply">Apply for this job</a>
        </Button>
      </p>
      {parts.map(({ heading, blocks }) => (
        <div key={heading ?? 'text'}>
          {heading && <h2 className="mb-1.5 text-base font-semibold">{heading}</h2>}
          <div className="flex max-w-prose flex-col gap-3 text-base">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may read the same, and their order is that of the posting
              <DescriptionBlock key={index} block={block} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

type Block = PublicForm['description'][number]['blocks'][number];

function DescriptionBlock({ block }: { block: Block }) {
  if (block.kind === 'text')
    return (
      <p dir="auto" className="break-words whitespace-pre-line">
        {block.text}
      </p>
    );
  return (
    <ul dir="auto" className="list-disc space-y-1 ps-5 marker:text-ink-faint">
      {block.points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points may read the same, and their order is that of the posting
        <li key={index} className="break-words">
          {point}
        </li>
      ))}
    </ul>
  );
}
