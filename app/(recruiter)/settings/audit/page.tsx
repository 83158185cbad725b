import type { Metadata } from 'next';
import { AuditLog } from '@/components/privacy/audit-log';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { auditLog, currentUser } from '@/lib/recruiter';

export const metadata: Metadata = { title: 'Audit log' };

type Asked = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: Asked) {
  const asked = await searchParams;
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '');
  const filter = { action: text('action'), by: text('by'), from: text('from'), to: text('to') };
  const log = await auditLog(await currentUser(), {
    action: filter.action,
    by: filter.by,
    from: filter.from || null,
    to: filter.to || null,
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
  });
  if (!log.ok) return <SettingsProblem problem={log.problem} />;
  return (
    <SettingsPage>
      <Section
        title="Audit log"
        description="Who did what and when. Candidates and jobs appear under a pseudonym, which leads nowhere once they are deleted."
      >
        <AuditLog log={log.value} filter={filter} />
      </Section>
    </SettingsPage>
  );
}
