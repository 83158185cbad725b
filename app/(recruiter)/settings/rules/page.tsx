import type { Metadata } from 'next';
import { AddRule } from '@/components/settings/add-rule';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { RuleLog, StageRules } from '@/components/settings/stage-rules';
import { currentUser, ruleSettings } from '@/lib/recruiter';
import { addRule, changeRule } from '@/lib/recruiter/actions/rules';

export const metadata: Metadata = { title: 'Rules' };

export default async function RulesPage() {
  const settings = await ruleSettings(await currentUser(), undefined);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  const { rules, runs } = settings.value;
  return (
    <SettingsPage>
      <Section
        title="Rules"
        description="What happens when a candidate comes into a stage of a shortlist. A rule is followed ten seconds after the move, once for each move, in the name of the owner who made the rule. It is left out if the move was undone or the candidate has moved on. E-mails keep to the pace of the mail server and skip people who unsubscribed. Rules never move candidates, so none sets off another."
      >
        <StageRules rules={rules} change={changeRule} />
      </Section>
      <Section title="A new rule">
        <AddRule settings={settings.value} add={addRule} />
      </Section>
      <Section title="What rules did" description="The last 50.">
        <RuleLog runs={runs} />
      </Section>
    </SettingsPage>
  );
}
