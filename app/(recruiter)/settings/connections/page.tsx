import type { Metadata } from 'next';
import { Connection } from '@/components/settings/connections/connection';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { connectionSettings, currentUser } from '@/lib/recruiter';
import { connectHosted, connectOtherwise, testConnection } from '@/lib/recruiter/actions/connections';

export const metadata: Metadata = { title: 'Connections' };

export default async function ConnectionsPage() {
  const connections = await connectionSettings(await currentUser());
  if (!connections.ok) return <SettingsProblem problem={connections.problem} />;
  const actions = { connect: connectHosted, test: testConnection, otherwise: connectOtherwise };
  return (
    <SettingsPage>
      {connections.value.map((state) => (
        <Connection key={state.api} state={state} actions={actions} />
      ))}
    </SettingsPage>
  );
}
