'use client';

import { useRef, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import {
  type ConnectionState,
  type ConnectionTest,
  CREDENTIALS_OF,
  type CredentialKind,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { type Filled, ProviderAddress } from './provider-address';

export type HostedEntry = {
  api: ConnectionState['api'];
  baseUrl: string;
  uiOrigin: string;
  region: string;
  credentials: CredentialKind;
  id: string;
  secret: string;
  tokenUrl: string;
  normalize: boolean;
  version: ConnectionState['version'];
};

export type ConnectionActions = {
  connect: (entry: HostedEntry) => Promise<Outcome<null>>;
  test: (entry: HostedEntry) => Promise<Outcome<ConnectionTest>>;
  otherwise: (input: {
    api: ConnectionState['api'];
    to: 'built-in' | 'environment';
  }) => Promise<Outcome<null>>;
};

const KINDS: Record<CredentialKind, { label: string; id: string; secret: string }> = {
  account: { label: 'Account headers', id: 'Account id', secret: 'Service key' },
  client: { label: 'OAuth client credentials', id: 'Client id', secret: 'Client secret' },
  basic: { label: 'HTTP Basic', id: 'Username', secret: 'Password' },
};

const FORM_LABEL = {
  parser: 'Provider of parsing and matching',
  market: 'Provider of the job market',
};

/** Describes whether a secret is set, and the effect of an empty field: one of the environment is not copied. */
function hintOfSecret({ from, secretIsSet }: ConnectionState): string {
  if (!secretIsSet) return 'Not set.';
  return from === 'settings'
    ? 'Set. Leave it empty to keep it.'
    : 'Set by the environment. Enter it to test or save here.';
}

function Credentials({
  state,
  kind,
  onKind,
}: {
  state: ConnectionState;
  kind: CredentialKind;
  onKind: (kind: CredentialKind) => void;
}) {
  const kinds = CREDENTIALS_OF[state.api];
  return (
    <>
      {kinds.length > 1 && (
        <Field label="Credentials">
          <Select
            value={kind}
            onValueChange={onKind}
            options={kinds.map((value) => ({ value, label: KINDS[value].label }))}
          />
        </Field>
      )}
      {kind === 'client' && (
        <Field label="Token endpoint" name="tokenUrl" hint="As a rule it ends with /openid-connect/token.">
          <Input
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            defaultValue={state.tokenUrl ?? ''}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={KINDS[kind].id} name="id">
          <Input autoComplete="off" spellCheck={false} defaultValue={state.id} />
        </Field>
        <Field label={KINDS[kind].secret} name="secret" hint={hintOfSecret(state)}>
          <PasswordInput autoComplete="new-password" />
        </Field>
      </div>
    </>
  );
}

function ParserOptions({
  state,
  region,
  normalize,
  onNormalize,
}: {
  state: ConnectionState;
  region: string | null;
  normalize: boolean;
  onNormalize: (on: boolean) => void;
}) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Region" name="region" hint="Optional: the test compares it with the account’s.">
          <Input key={region} autoComplete="off" defaultValue={region ?? ''} />
        </Field>
        <Field label="Origin of matching pages" name="uiOrigin" hint="Only if the base address has another.">
          <Input inputMode="url" autoComplete="off" defaultValue={state.uiOrigin ?? ''} />
        </Field>
      </div>
      <CheckLine
        label="Normalise skills and titles, which providers may charge for"
        checked={normalize}
        onChange={onNormalize}
      />
    </>
  );
}

function entryOf(
  values: Record<string, string>,
  chosen: Pick<HostedEntry, 'api' | 'credentials' | 'normalize' | 'version'>,
): HostedEntry {
  const { baseUrl = '', uiOrigin = '', region = '', id = '', secret = '', tokenUrl = '' } = values;
  return { baseUrl, uiOrigin, region, id, secret, tokenUrl, ...chosen };
}

/** The address and the credentials of a hosted provider, with a test of the entered values. */
export function ConnectionForm({ state, actions }: { state: ConnectionState; actions: ConnectionActions }) {
  const { api, builtIn } = state;
  const [credentials, setCredentials] = useState(
    builtIn ? (CREDENTIALS_OF[api][0] ?? state.credentials) : state.credentials,
  );
  const [normalize, setNormalize] = useState(state.normalize);
  const [filled, setFilled] = useState<Filled>({
    baseUrl: builtIn ? '' : state.baseUrl,
    region: state.region,
    version: state.version,
  });
  const [tested, setTested] = useState<ConnectionTest | null>(null);
  const isTest = useRef(false);
  const { busy, problem, run } = useAction({ inForm: true });
  const submit = (values: Record<string, string>) => {
    const entry = entryOf(values, { api, credentials, normalize, version: filled.version });
    setTested(null);
    if (isTest.current) return run(() => actions.test(entry), setTested);
    run(
      () => actions.connect(entry),
      () => toast.done('Connection saved'),
    );
  };
  return (
    <Form
      label={FORM_LABEL[api]}
      problem={problem}
      onSubmit={submit}
      className="flex max-w-xl flex-col gap-4"
    >
      <ProviderAddress api={api} filled={filled} onFill={setFilled} />
      <Credentials state={state} kind={credentials} onKind={setCredentials} />
      {api === 'parser' && (
        <ParserOptions
          state={state}
          region={filled.region}
          normalize={normalize}
          onNormalize={setNormalize}
        />
      )}
      <div role="status">
        {tested && (
          <Callout tone={tested.ok ? 'info' : 'caution'} title={tested.title}>
            {tested.detail}
          </Callout>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          onClick={() => {
            isTest.current = false;
          }}
        >
          Save
        </Button>
        <Button
          type="submit"
          busy={busy}
          onClick={() => {
            isTest.current = true;
          }}
        >
          Test
        </Button>
      </div>
    </Form>
  );
}
