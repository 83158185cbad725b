import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { Welcome } from '@/components/account/welcome';
import { ApplicationPage } from '@/components/application/application-page';
import { applicationDraft, DRAFT_COOKIE, publicForm } from '@/lib/recruiter';
import { APPLICATION_FAULTS } from '@/lib/recruiter/vocabulary';

const formBehind = cache(publicForm);

type Asked = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Asked): Promise<Metadata> {
  const form = await formBehind((await params).token);
  const title = form.ok ? form.value.title : 'Application';
  return { title: { absolute: title }, description: 'Apply for this job.' };
}

export default async function ApplyPage({ params, searchParams }: Asked) {
  const [{ token }, asked] = await Promise.all([params, searchParams]);
  const form = await formBehind(token);
  if (!form.ok) return <Welcome title="This link does not work" lead={form.problem.message} />;
  const fault = APPLICATION_FAULTS.find((known) => known === asked.fault) ?? null;
  const kept = fault === null ? undefined : (await cookies()).get(DRAFT_COOKIE)?.value;
  return (
    <ApplicationPage
      form={form.value}
      action={`/apply/${encodeURIComponent(token)}/send`}
      fault={fault}
      draft={await applicationDraft(token, kept)}
      sent={asked.sent !== undefined}
    />
  );
}
