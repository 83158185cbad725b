import type { ReactNode } from 'react';
import { CredentialsProvider } from '@/components/docs/credentials';
import { DocsNavigation } from '@/components/docs/navigation';
import { DocsSearch } from '@/components/docs/search/docs-search';
import { PageHeader } from '@/components/shell/page-header';
import { apiDocumentation, guideChapters } from '@/lib/recruiter';
import { Refusal } from '../refusal';

/** The documentation, which anyone may read (decision 0111). */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const [guides, documentation] = await Promise.all([guideChapters(), apiDocumentation()]);
  if (!guides.ok) return <Refusal problem={guides.problem} />;
  const calls = documentation.ok ? documentation.value.chapters : [];
  return (
    <CredentialsProvider>
      <PageHeader title="Documentation" actions={<DocsSearch calls={calls} />} />
      <div className="flex flex-1 flex-col lg:flex-row lg:gap-10 lg:p-5">
        <DocsNavigation guides={guides.value} calls={calls} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </CredentialsProvider>
  );
}
