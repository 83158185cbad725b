import { TextLink } from '@/components/ui/text-link';
import type { GuideInline } from '@/lib/recruiter';

function Part({ inline }: { inline: GuideInline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.85em] break-words">
          {inline.text}
        </code>
      );
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline inlines={inline.inlines} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inline inlines={inline.inlines} />
        </em>
      );
    case 'link':
      return (
        <TextLink href={inline.href}>
          <Inline inlines={inline.inlines} />
        </TextLink>
      );
    case 'image':
      return (
        // biome-ignore lint/performance/noImgElement: a picture of a document, as it is
        <img src={inline.src} alt={inline.alt} loading="lazy" className="my-2 w-full rounded-md border" />
      );
    case 'break':
      return <br />;
  }
}

/** A line of a guide. */
export function Inline({ inlines }: { inlines: readonly GuideInline[] }) {
  return inlines.map((inline, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
    <Part key={at} inline={inline} />
  ));
}
