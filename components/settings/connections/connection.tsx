'use client';

import { useState } from 'react';
import { Section } from '@/components/settings/section';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { toast } from '@/components/ui/toast';
import type { ConnectionState } from '@/lib/recruiter';
import { type ConnectionActions, ConnectionForm } from './connection-form';

const TEXTS = {
  parser: {
    title: 'Parsing, matching and matching UI',
    description: 'Who reads documents and ranks them. Hosted providers receive what is uploaded.',
  },
  market: {
    title: 'Job market',
    description: 'Who answers questions about the job market.',
  },
};

const FROM = {
  settings: 'Set here.',
  environment: 'Set by the environment of the server. What you save here takes precedence.',
  default: 'The built-in service is in use, as nothing else is set.',
};

const UNTIL_SAVED = 'The built-in service is in use until a provider is saved.';

/** Whom the app calls for one API: the built-in service or a hosted provider. */
export function Connection({ state, actions }: { state: ConnectionState; actions: ConnectionActions }) {
  const [hosted, setHosted] = useState(!state.builtIn);
  const { busy, run } = useAction();
  const turn = (to: 'built-in' | 'environment') =>
    run(
      () => actions.otherwise({ api: state.api, to }),
      () => toast.done(to === 'built-in' ? 'The built-in service is used' : 'The environment decides again'),
    );
  const { title, description } = TEXTS[state.api];
  return (
    <Section title={title} description={description}>
      <div className="flex flex-col gap-4">
        <Choice
          label={`${title}: who answers`}
          className="self-start"
          options={[
            { value: 'built-in', label: 'Built-in' },
            { value: 'hosted', label: 'Hosted provider' },
          ]}
          value={hosted ? 'hosted' : 'built-in'}
          onChange={(value) => setHosted(value === 'hosted')}
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          {hosted && state.from === 'default' ? UNTIL_SAVED : FROM[state.from]}
          {state.from === 'settings' && (
            <Button variant="link" busy={busy} onClick={() => turn('environment')}>
              Leave it to the environment
            </Button>
          )}
        </p>
        {hosted && <ConnectionForm key={state.baseUrl + state.id} state={state} actions={actions} />}
        {!hosted && !state.builtIn && (
          <Button variant="primary" className="self-start" busy={busy} onClick={() => turn('built-in')}>
            Use the built-in service
          </Button>
        )}
      </div>
    </Section>
  );
}
