import type { ReactNode } from 'react';
import { Section } from '@/components/settings/section';
import type { ApiEndpoint } from '@/lib/recruiter';
import { Samples } from './code';
import { Body, Members, WithCode } from './members';
import { Method } from './method';
import { Run } from './run';

const CREDENTIALS = {
  account: 'Tx-AccountId and Tx-ServiceKey, or a bearer token',
  basic: 'HTTP Basic: the account id and its key',
  bearer: 'A bearer token of the token endpoint',
};

/** The column of a page of the documentation. */
export function DocsPage({ children }: { children: ReactNode }) {
  return <div className="w-full min-w-0 max-w-3xl px-4 py-6 md:px-5 lg:px-0 lg:pt-1">{children}</div>;
}

/** One endpoint: its purpose, request and response, how to call it, and a way to try it. */
export function EndpointDocs({ endpoint }: { endpoint: ApiEndpoint }) {
  const { method, path, title, description, credentials, parameters, request, answer, refusal } = endpoint;
  return (
    <DocsPage>
      <Section title={title} description={<WithCode text={description} />}>
        <p className="flex items-baseline rounded-md border bg-sunken px-3 py-2">
          <Method method={method} />
          <code className="min-w-0 font-mono text-xs break-all">{path}</code>
        </p>
        <p className="mt-2 text-xs text-ink-muted">{CREDENTIALS[credentials]}</p>
      </Section>
      <Section title="Call it">
        <Samples samples={endpoint.samples} />
      </Section>
      <Section title="Try it" description="With an account of yours. Its key stays in this window.">
        <Run key={endpoint.id} endpoint={endpoint} />
      </Section>
      {parameters.length > 0 && (
        <Section title="Parameters">
          <Members members={parameters} />
        </Section>
      )}
      {request && (
        <Section title="Request">
          <Body body={request} />
        </Section>
      )}
      {answer && (
        <Section title="Answer">
          <Body body={answer} />
        </Section>
      )}
      {refusal && (
        <Section title="When it is refused">
          <Body body={refusal} />
        </Section>
      )}
    </DocsPage>
  );
}
