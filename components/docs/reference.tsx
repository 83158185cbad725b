import Link from 'next/link';
import { Section } from '@/components/settings/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { ApiDocumentation } from '@/lib/recruiter';
import { Code } from './code';
import { DocsPage } from './endpoint';
import { Method } from './method';

const SETUP = `export TX_ACCOUNT_ID='your account id'
export TX_SERVICE_KEY='your service key'`;

const WHO_TAKES_WHAT = [
  ['Parsing, indexes, matching, matching UI', 'Tx-AccountId and Tx-ServiceKey', 'or Authorization: Bearer'],
  ['Job market', 'HTTP Basic', 'the account id and its key'],
  [
    'Access tokens',
    'HTTP Basic, or client_id and client_secret in the form',
    'client credentials, 15 minutes',
  ],
] as const;

function Credentials() {
  return (
    <Table aria-label="Credentials">
      <TableHead>
        <TableRow>
          <TableHeader className="pl-0">API</TableHeader>
          <TableHeader>Credentials</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {WHO_TAKES_WHAT.map(([api, credentials, more]) => (
          <TableRow key={api} className="hover:bg-transparent">
            <TableCell className="pl-0 align-top">{api}</TableCell>
            <TableCell>
              {credentials}
              <span className="block text-xs text-ink-muted">{more}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What all calls have in common, who takes which credentials, and every endpoint. */
export function Reference({ documentation }: { documentation: ApiDocumentation }) {
  const { baseUrl, chapters } = documentation;
  return (
    <DocsPage>
      <Section
        title="Every call"
        description={
          <>
            Programs call these APIs with an account: an id and a key, made under{' '}
            <TextLink href="/settings/api-access">Settings, API access</TextLink>. Put both into your shell,
            then paste any example of these pages.
          </>
        }
      >
        <Code label="Shell" source={SETUP} />
      </Section>
      <Section
        title="OpenAPI"
        description={
          <>
            The same as these pages, for programs: OpenAPI 3.1, generated from the schemas that check each
            call. Skills and professions are in part those of ESCO and the O*NET Database; it names both, as
            does <TextLink href="/settings/workspace">Settings, Workspace</TextLink>.
          </>
        }
      >
        <Code label="Address of the OpenAPI document" source={`${baseUrl}/service/openapi.json`} />
      </Section>
      <Section title="Credentials">
        <Credentials />
      </Section>
      {chapters.map(({ title, endpoints }) => (
        <Section key={title} title={title}>
          <ul>
            {endpoints.map(({ id, method, path, title: name }) => (
              <li key={id} className="border-b border-line/70 py-1.5 last:border-b-0">
                <Link href={`/docs/${id}`} className="text-sm underline-offset-4 hover:underline">
                  {name}
                </Link>
                <p className="flex items-baseline text-ink-muted">
                  <Method method={method} />
                  <code className="min-w-0 font-mono text-xs break-all">{path}</code>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </DocsPage>
  );
}
