import { Paperclip } from 'lucide-react';
import { sizeText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import type { Attachment } from '@/lib/recruiter/vocabulary';

/** Files that came in the same mail as a CV: letters, certificates, references. */
export function AttachmentsSection({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <Section id="attachments" title="Attachments">
      <ul className="flex flex-col gap-1 text-sm">
        {attachments.map(({ id, name, size, document }) => (
          <li key={id} className="flex min-w-0 items-baseline gap-2" title={`Came with ${document}`}>
            <Paperclip aria-hidden className="size-3.5 shrink-0 self-center text-ink-faint" />
            <a
              href={`/api/recruiter/attachments/${id}`}
              download
              className="min-w-0 truncate text-accent underline underline-offset-4"
            >
              {name}
            </a>
            <span className="shrink-0 text-xs text-ink-muted tabular-nums">{sizeText(size)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
