import type { ReactNode } from 'react';
import { CredentialsProvider } from '@/components/docs/credentials';
import { DocsNavigation } from '@/components/docs/navigation';
import { PageHeader } from '@/components/shell/page-header';
import { apiDocumentation, currentUser } from '@/lib/recruiter';
import { Refusal } from '../refusal';

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const documentation = await apiDocumentation(await currentUser());
  if (!documentation.ok) return <Refusal problem={documentation.problem} />;
  return (
    <CredentialsProvider>
      <PageHeader title="API documentation" />
      <div className="flex flex-1 flex-col lg:flex-row lg:gap-10 lg:p-5">
        <DocsNavigation chapters={documentation.value.chapters} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </CredentialsProvider>
  );
}
