import type { Metadata } from 'next';
import { DocsPage } from '@/components/docs/endpoint';
import { Members } from '@/components/docs/members';
import { Section } from '@/components/settings/section';
import { apiSchema } from '@/lib/recruiter';
import { Refusal } from '../../../refusal';

export const metadata: Metadata = { title: 'API documentation' };

type Props = { params: Promise<{ schema: string }> };

export default async function SchemaDocsPage({ params }: Props) {
  const schema = await apiSchema((await params).schema);
  if (!schema.ok) return <Refusal problem={schema.problem} />;
  const { name, type, members } = schema.value;
  return (
    <DocsPage>
      <Section title={name} description={type}>
        <Members members={members} />
      </Section>
    </DocsPage>
  );
}
