'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Section } from '@/components/settings/section';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input, Textarea } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { deleteLetterTemplate, saveLetterTemplate } from '@/lib/recruiter/actions/letters';
import type { LetterTemplate } from '@/lib/recruiter/vocabulary';
import { FieldMenu } from './field-menu';

const newTemplate = (): LetterTemplate => ({
  id: crypto.randomUUID(),
  name: '',
  subject: '',
  body: 'Hello {{candidate.firstName}},\n\n\n\nKind regards\n{{me.name}}',
});

/** The templates of mails to candidates. */
export function LetterTemplates({
  templates,
  mayWrite,
}: {
  templates: readonly LetterTemplate[];
  mayWrite: boolean;
}) {
  const [edited, edit] = useState<LetterTemplate | null>(null);
  return (
    <Section
      title="E-mail templates"
      description="For e-mails to candidates. A field such as {{candidate.firstName}} is filled in for each of them; an e-mail in which a field has no value is not sent."
      action={
        mayWrite && (
          <Button onClick={() => edit(newTemplate())}>
            <Plus aria-hidden />
            New template
          </Button>
        )
      }
    >
      {templates.length === 0 ? (
        <p className="text-sm text-ink-muted">
          There are no templates yet. A template saves writing the same e-mail again.
        </p>
      ) : (
        <ul aria-label="Templates" className="flex max-w-xl flex-col divide-y rounded-md border">
          {templates.map((template) => (
            <Line key={template.id} template={template} mayWrite={mayWrite} onEdit={() => edit(template)} />
          ))}
        </ul>
      )}
      <Dialog open={edited !== null} onOpenChange={(open) => !open && edit(null)}>
        {edited && <Editor key={edited.id} template={edited} onClose={() => edit(null)} />}
      </Dialog>
    </Section>
  );
}

function Line({
  template,
  mayWrite,
  onEdit,
}: {
  template: LetterTemplate;
  mayWrite: boolean;
  onEdit: () => void;
}) {
  const { busy, run } = useAction();
  const { id, name, subject } = template;
  const restore = () =>
    run(
      () => saveLetterTemplate(template),
      () => toast.done('Template restored'),
    );
  const remove = () =>
    run(
      () => deleteLetterTemplate({ id }),
      () => toast.done('Template deleted', { action: { label: 'Undo', run: restore } }),
    );
  return (
    <li className="flex items-center gap-2 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-ink-muted">{subject}</p>
      </div>
      {mayWrite && (
        <>
          <IconButton label={`Edit ${name}`} size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${name}`} size="sm" disabled={busy} onClick={remove}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}

function Editor({ template, onClose }: { template: LetterTemplate; onClose: () => void }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const message = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(template.body);
  const submit = ({ name = '', subject = '' }: Record<string, string>) =>
    run(
      () => saveLetterTemplate({ id: template.id, name, subject, body }),
      () => {
        onClose();
        toast.done('Template saved');
      },
    );
  return (
    <FormDialogContent
      title={template.name ? `Edit ${template.name}` : 'New template'}
      description="Everyone in the workspace who can write to candidates can use it."
      submit="Save"
      busy={busy}
      problem={problem}
      onSubmit={submit}
      size="md"
    >
      <Field label="Name" name="name">
        <Input defaultValue={template.name} maxLength={80} autoComplete="off" />
      </Field>
      <Field label="Subject" name="subject">
        <Input defaultValue={template.subject} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Message" name="body" aside={<FieldMenu message={message} withJob onChange={setBody} />}>
        <Textarea
          ref={message}
          rows={10}
          maxLength={10_000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
    </FormDialogContent>
  );
}
