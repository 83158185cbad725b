import { ChartColumn } from 'lucide-react';
import type { Metadata } from 'next';
import { MarketOverviewFigures } from '@/components/market/overview';
import { AddAddressButton } from '@/components/market/sources/add-address';
import { AddFileButton } from '@/components/market/sources/add-file';
import { SampleMarketButton } from '@/components/market/sources/sample-market';
import { MarketSources } from '@/components/market/sources/sources';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { EmptyState } from '@/components/ui/state';
import {
  currentUser,
  isUnderWay,
  listMarketSources,
  managesMarketSources,
  marketOverview,
} from '@/lib/recruiter';
import {
  addMarketAddress,
  addMarketSample,
  marketSourceExamples,
  rejectedRows,
  removeMarketSource,
  startMarketImport,
  undoMarketImport,
} from '@/lib/recruiter/actions/market-sources';

export const metadata: Metadata = { title: 'Job market' };

const HOSTED = 'The job market of this workspace is that of a hosted provider. It is filled there.';

export default async function MarketSourcesPage() {
  if (!(await managesMarketSources())) {
    return (
      <SettingsPage>
        <Section title="Job market" description={HOSTED} />
      </SettingsPage>
    );
  }
  const user = await currentUser();
  const sources = await listMarketSources(user);
  if (!sources.ok) return <SettingsProblem problem={sources.problem} />;
  const isQuiet = !sources.value.some(({ lastImport }) => isUnderWay(lastImport));
  const overview = sources.value.length > 0 && isQuiet ? await marketOverview(user) : null;
  const hasSample = sources.value.some(({ from }) => from === 'sample');
  return (
    <SettingsPage>
      <Section
        title="Job market"
        description="Where the job market API gets its postings. Copies on several sites become one job."
        action={
          <div className="flex flex-wrap gap-2">
            <AddAddressButton add={addMarketAddress} />
            <AddFileButton start={startMarketImport} examples={marketSourceExamples} />
          </div>
        }
      >
        {sources.value.length === 0 ? (
          <EmptyState
            icon={ChartColumn}
            title="No postings yet"
            level={3}
            actions={!hasSample && <SampleMarketButton add={addMarketSample} />}
          >
            Add a file with postings or the address of a board. To look around first, load the sample: sixty
            thousand postings from fictional employers.
          </EmptyState>
        ) : (
          <MarketSources
            sources={sources.value}
            actions={{
              start: startMarketImport,
              examples: marketSourceExamples,
              undo: undoMarketImport,
              remove: removeMarketSource,
              rejectedRows,
            }}
          />
        )}
        {!hasSample && sources.value.length > 0 && (
          <div className="mt-4">
            <SampleMarketButton add={addMarketSample} />
          </div>
        )}
      </Section>
      {overview?.ok && overview.value.jobs > 0 && (
        <Section title="What is in it" description="From the job market API, at most a minute old.">
          <MarketOverviewFigures overview={overview.value} />
        </Section>
      )}
    </SettingsPage>
  );
}
