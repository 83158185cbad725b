'use client';

import { useQuery } from '@tanstack/react-query';
import { getFrom } from '@/components/shell/requests';
import { Callout } from '@/components/ui/callout';
import { CodeBlock } from '@/components/ui/code-block';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { TextLink } from '@/components/ui/text-link';
import type { AsApi, DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from './kinds';

/** Shows how a program gets the data of this page: the call as a curl line, and its answer. */
export function AsApiDialog({
  of,
  kind,
  open,
  onOpenChange,
}: {
  of: string;
  kind: DossierKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { data, isError } = useQuery({
    queryKey: ['as-api', of],
    queryFn: ({ signal }) => getFrom<AsApi>(`/api/recruiter/dossiers/${of}/as-api`, signal),
    enabled: open,
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="As API"
        description={`Reads the ${KIND_WORDS[kind].document} the way this app did. Corrections are kept only in the app.`}
        size="lg"
      >
        {isError && <Callout tone="critical">This could not be read. Try again in a moment.</Callout>}
        {!data && !isError && <Skeleton className="h-60" />}
        {data && (
          <Tabs defaultValue="curl">
            <TabsList aria-label="As API">
              <TabsTrigger value="curl">curl</TabsTrigger>
              <TabsTrigger value="json">JSON</TabsTrigger>
            </TabsList>
            <TabsContent value="curl" className="pt-4">
              <CodeBlock name="curl line" text={data.call} />
              <p className="mt-2 text-sm text-ink-muted">
                Run it in the folder of the original. <code className="font-mono">ACCOUNT_ID</code> and{' '}
                <code className="font-mono">SERVICE_KEY</code> are those of an account under{' '}
                <TextLink href="/settings/api-access">API access</TextLink>; every call is described in the{' '}
                <TextLink href="/docs">documentation</TextLink>.
              </p>
            </TabsContent>
            <TabsContent value="json" className="pt-4">
              <CodeBlock name="JSON" text={data.answer} />
            </TabsContent>
          </Tabs>
        )}
      </DialogContent>
    </Dialog>
  );
}
