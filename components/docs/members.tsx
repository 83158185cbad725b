import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { ApiBody, ApiMember } from '@/lib/recruiter';

/** Renders the words of a text between backticks as code. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <code key={index} className="font-mono text-xs">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

function TypeOf({ type, schema }: Pick<ApiMember, 'type' | 'schema'>) {
  if (schema === null) return <span className="break-words text-ink-muted">{type}</span>;
  return <TextLink href={`/docs/schemas/${schema}`}>{type}</TextLink>;
}

function Line({ member, children }: { member: ApiMember; children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        {children}
        <code className="font-mono text-xs font-medium break-all">{member.name}</code>
        <span className="min-w-0 font-mono text-xs">
          <TypeOf {...member} />
        </span>
        {member.required && <span className="text-xs text-caution">required</span>}
      </div>
      {member.description && (
        <p className="mt-0.5 text-sm text-pretty text-ink-muted">
          <WithCode text={member.description} />
        </p>
      )}
    </>
  );
}

function Member({ member }: { member: ApiMember }) {
  if (member.members.length === 0)
    return (
      <li className="border-b border-line/70 py-1.5 pl-5 last:border-b-0">
        <Line member={member} />
      </li>
    );
  return (
    <li className="border-b border-line/70 last:border-b-0">
      <details className="group">
        <summary className="cursor-pointer list-none rounded-md py-1.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Line member={member}>
            <ChevronRight
              aria-hidden
              className="-mr-2 size-3 self-center text-ink-faint group-open:rotate-90 motion-safe:transition-transform"
            />
          </Line>
        </summary>
        <div className="ml-1.5 border-l pl-3">
          <Members members={member.members} />
        </div>
      </details>
    </li>
  );
}

/** The members of an object; those within one open below it. */
export function Members({ members }: { members: readonly ApiMember[] }) {
  return (
    <ul>
      {members.map((member) => (
        <Member key={member.name} member={member} />
      ))}
    </ul>
  );
}

/** A body of a call: its format, its type, and its members. */
export function Body({ body }: { body: ApiBody }) {
  return (
    <>
      <p className="mb-1 font-mono text-xs text-ink-muted">
        {body.mediaType} · <TypeOf {...body} />
      </p>
      <Members members={body.members} />
    </>
  );
}
