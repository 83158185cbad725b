'use client';

import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import type { ApiEndpoint } from '@/lib/recruiter';
import { Code } from './code';
import { CredentialFields, useCredentials } from './credentials';
import { type Answer, type Call, runCall } from './run-call';

const CHARGED = 'This is a real call: it uses the account’s credits, and its changes are kept.';

function exampleOf({ pathParameters, queryExample, request }: ApiEndpoint): Call {
  const path = Object.fromEntries(pathParameters.map(({ name, example }) => [name, example]));
  return { path, query: queryExample ?? '', body: request?.example ?? '' };
}

/** Runs the example of an endpoint, changed or not, against the account of the reader. */
export function Run({ endpoint }: { endpoint: ApiEndpoint }) {
  const { credentials } = useCredentials();
  const [call, setCall] = useState(() => exampleOf(endpoint));
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Call>) => setCall((before) => ({ ...before, ...part }));
  const run = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setAnswer(await runCall(endpoint, call, credentials).catch(() => 'failed' as const));
    setBusy(false);
  };
  return (
    <form method="post" onSubmit={run} className="flex flex-col gap-4" aria-label="Run this example">
      <CredentialFields />
      {Object.entries(call.path).map(([name, value]) => (
        <Field key={name} label={`{${name}}`}>
          <Input
            value={value}
            spellCheck={false}
            onChange={(event) => change({ path: { ...call.path, [name]: event.target.value } })}
          />
        </Field>
      ))}
      {endpoint.queryExample !== null && (
        <Field label="Query">
          <Input
            className="font-mono text-xs"
            value={call.query}
            spellCheck={false}
            onChange={(event) => change({ query: event.target.value })}
          />
        </Field>
      )}
      {endpoint.request && (
        <Field label="Body">
          <Textarea
            className="max-h-96 font-mono text-xs"
            value={call.body}
            spellCheck={false}
            onChange={(event) => change({ body: event.target.value })}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} disabled={!credentials.id || !credentials.key}>
          <Play aria-hidden />
          Run
        </Button>
        <p className="min-w-0 flex-1 text-xs text-ink-muted">{CHARGED}</p>
      </div>
      <div role="status">{answer && <Result answer={answer} />}</div>
    </form>
  );
}

function Result({ answer }: { answer: Answer | 'failed' }) {
  if (answer === 'failed') return <Callout tone="caution">The server did not answer. Try again.</Callout>;
  const { status, milliseconds, text, isCut } = answer;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-sm">
        <Badge tone={status < 300 ? 'positive' : 'critical'}>{status}</Badge>
        <span className="text-ink-muted">{milliseconds} ms</span>
        {isCut && <span className="text-ink-muted">Long answer, only its beginning is shown</span>}
      </p>
      <Code label="Answer" source={text} />
    </div>
  );
}
