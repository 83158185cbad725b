import { Webhook } from 'lucide-react';
import type { Metadata } from 'next';
import { AddEndpointButton, EventEndpoints } from '@/components/settings/event-endpoints';
import { EventProviderPart } from '@/components/settings/event-provider';
import { EventSources } from '@/components/settings/event-sources';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { EmptyState } from '@/components/ui/state';
import { currentUser, eventSettings } from '@/lib/recruiter';
import * as actions from '@/lib/recruiter/actions/events';

export const metadata: Metadata = { title: 'Events' };

const ENDPOINT_ACTIONS = {
  add: actions.addEventEndpoint,
  change: actions.changeEventEndpoint,
  turn: actions.switchEventEndpoint,
  rotate: actions.rotateEventSecret,
  remove: actions.removeEventEndpoint,
  test: actions.testEventEndpoint,
  list: actions.eventDeliveries,
  replay: actions.replayEventDelivery,
};

export default async function EventSettingsPage() {
  const settings = await eventSettings(await currentUser());
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  const { builtIn, endpoints, accounts, provider, receiverUrl, tokenUrl } = settings.value;
  return (
    <SettingsPage>
      {builtIn && (
        <>
          <Section
            title="What becomes an event"
            description="Matches show on the page Events here, and go to every endpoint below that takes them."
          >
            <EventSources settings={settings.value} save={actions.configureEvents} />
          </Section>
          <Section
            title="Endpoints"
            description="Other systems that receive events as they happen: posted in batches, in order, signed, and retried until accepted."
            action={<AddEndpointButton accounts={accounts} add={actions.addEventEndpoint} />}
          >
            {endpoints.length === 0 ? (
              <EmptyState icon={Webhook} title="No endpoints yet" level={3}>
                Add the address of your applicant tracking system, and it receives every match and import
                within seconds. “Send a test” shows whether it does.
              </EmptyState>
            ) : (
              <EventEndpoints endpoints={endpoints} accounts={accounts} actions={ENDPOINT_ACTIONS} />
            )}
          </Section>
        </>
      )}
      <Section
        title="Events of a hosted provider"
        description="A provider that matches and imports for you can send its events here. A candidate that it imports is added with the CV."
      >
        <EventProviderPart
          provider={provider}
          receiverUrl={receiverUrl}
          tokenUrl={tokenUrl}
          actions={{ connect: actions.connectEventProvider, disconnect: actions.disconnectEventProvider }}
        />
      </Section>
    </SettingsPage>
  );
}
