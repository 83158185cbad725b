import type { Metadata } from 'next';
import { LetterTemplates } from '@/components/letters/letter-templates';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { currentUser, letterTemplates } from '@/lib/recruiter';

export const metadata: Metadata = { title: 'E-mail templates' };

export default async function TemplatesPage() {
  const user = await currentUser();
  const templates = await letterTemplates(user, undefined);
  if (!templates.ok) return <SettingsProblem problem={templates.problem} />;
  return (
    <SettingsPage>
      <LetterTemplates templates={templates.value} mayWrite={user?.role !== 'viewer'} />
    </SettingsPage>
  );
}
