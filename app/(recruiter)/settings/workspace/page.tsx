import type { Metadata } from 'next';
import { BrandForm } from '@/components/handover/brand-form';
import { LevelForm } from '@/components/handover/level-form';
import { MatchingIndex } from '@/components/settings/matching-index';
import { SampleWorkspace } from '@/components/settings/sample-workspace';
import { Facts, Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { RetryButton } from '@/components/shell/retry-button';
import { Callout } from '@/components/ui/callout';
import { Day } from '@/components/ui/time';
import {
  candidateFacets,
  currentUser,
  handoverDefault,
  indexState,
  jobFacets,
  listAttributions,
  type ProviderAccount,
  providerAccount,
  workspaceBrand,
} from '@/lib/recruiter';
import { setBrand, setHandoverDefault } from '@/lib/recruiter/actions/handover';
import {
  loadSamples,
  rebuildIndexes,
  removeSamples,
  switchIndexing,
} from '@/lib/recruiter/actions/workspace';
import { version } from '@/package.json';

export const metadata: Metadata = { title: 'Workspace' };

/** An account that never expires has the last day that can be written. */
const ENDLESS = '9999-01-01';

const amount = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function factsOf(account: ProviderAccount) {
  return [
    { name: 'Address', value: account.baseUrl },
    { name: 'Account', value: account.name },
    { name: 'Region', value: account.region },
    { name: 'Credits left', value: amount.format(account.creditsRemaining) },
    { name: 'Credits used', value: amount.format(account.creditsUsed) },
    { name: 'Documents at once', value: account.maximumConcurrentRequests },
    {
      name: 'Valid until',
      value: account.expiresOn >= ENDLESS ? 'No end' : <Day value={account.expiresOn} />,
    },
  ];
}

export default async function WorkspacePage() {
  const user = await currentUser();
  const [facets, jobs, provider, attributions, index, brand, handover] = await Promise.all([
    candidateFacets(user),
    jobFacets(user),
    providerAccount(user),
    listAttributions(user),
    indexState(user),
    workspaceBrand(user),
    handoverDefault(user),
  ]);
  if (!facets.ok) return <SettingsProblem problem={facets.problem} />;
  if (!jobs.ok) return <SettingsProblem problem={jobs.problem} />;
  const samples = facets.value.samples + jobs.value.samples;
  return (
    <SettingsPage>
      <Section
        title="Sample workspace"
        description={
          user?.role === 'viewer'
            ? 'Recruiters and owners can fill the workspace with fictional candidates and jobs to try it out.'
            : 'Fictional candidates and jobs in many languages and file kinds, to try things out. They are marked as samples and can be removed without a trace.'
        }
      >
        {user?.role !== 'viewer' && (
          <SampleWorkspace samples={samples} load={loadSamples} remove={removeSamples} />
        )}
      </Section>
      {user?.role === 'owner' && brand.ok && (
        <Section
          title="Brand"
          description="How the candidates you hand over look, in files and behind the links you send."
        >
          <BrandForm key={JSON.stringify(brand.value)} brand={brand.value} save={setBrand} />
        </Section>
      )}
      {user?.role === 'owner' && handover.ok && (
        <Section title="Handing over" description="How much of a candidate people outside the workspace see.">
          <LevelForm level={handover.value.level} save={setHandoverDefault} />
        </Section>
      )}
      {user?.role === 'owner' && (
        <Section
          title="Reading documents"
          description="The account with which this workspace reads documents."
        >
          {provider.ok ? (
            <Facts facts={factsOf(provider.value)} />
          ) : (
            <Callout tone="caution" action={<RetryButton />}>
              {provider.problem.message}
            </Callout>
          )}
        </Section>
      )}
      {index.ok && (
        <Section
          title="Matching"
          description={
            index.value.hosted
              ? 'Candidates and jobs are matched by an index at your provider, which charges for each document and keeps it without what identifies a person.'
              : 'Candidates and jobs are matched by an index that stays up to date automatically.'
          }
        >
          <MatchingIndex state={index.value} rebuild={rebuildIndexes} turn={switchIndexing} />
        </Section>
      )}
      <Section title="About">
        <Facts
          facts={[
            { name: 'Shortlist', value: version },
            { name: 'Candidates', value: amount.format(facets.value.total) },
            { name: 'Jobs', value: amount.format(jobs.value.total) },
            { name: 'Licence', value: 'MIT' },
          ]}
        />
        {attributions.ok && attributions.value.length > 0 && (
          <ul className="mt-4 flex max-w-prose flex-col gap-1 text-xs text-ink-muted">
            {attributions.value.map((attribution) => (
              <li key={attribution} className="break-words">
                {attribution}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </SettingsPage>
  );
}
