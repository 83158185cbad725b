'use client';

import { SearchX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { counted } from '@/components/dossier/words';
import { CodeBlock } from '@/components/ui/code-block';
import { EmptyState } from '@/components/ui/state';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { Exploration, Figure, MarketJobLine } from '@/lib/recruiter/vocabulary';
import { FigureDrawing } from '../charts/figure-drawing';
import { FigureSample } from '../charts/figure-method';
import { FigureTable } from '../charts/figure-table';
import { SeriesLegend } from '../charts/series-legend';
import { payText } from '../search/words';
import { curlLine } from './explore-path';

const HEIGHT = 320;
const originOf = () => window.location.origin;
const noChange = () => () => undefined;

/** Result of a call, as chart, table and JSON, and the call itself. */
export function Answer({ found }: { found: Exploration }) {
  const { figure, jobs, json, endpoint, total } = found;
  const origin = useSyncExternalStore(noChange, originOf, () => '');
  const isEmpty = figure === null && jobs.length === 0;
  return (
    <Tabs defaultValue={endpoint === 'search' ? 'table' : 'chart'} key={endpoint}>
      <TabsList aria-label="The answer as">
        {endpoint === 'aggregate' && <TabsTrigger value="chart">Chart</TabsTrigger>}
        <TabsTrigger value="table">Table</TabsTrigger>
        <TabsTrigger value="json">JSON</TabsTrigger>
        <TabsTrigger value="curl">curl</TabsTrigger>
      </TabsList>
      <TabsContent value="chart" className="pt-4">
        {isEmpty && <NothingFits />}
        {figure && (
          <>
            {figure.drawing.type === 'compared' && (
              <SeriesLegend columns={figure.columns.slice(0, figure.drawing.series)} />
            )}
            <FigureDrawing title="Answer" figure={figure} height={HEIGHT} />
            <Sample figure={figure} />
          </>
        )}
      </TabsContent>
      <TabsContent value="table" className="overflow-x-auto pt-4">
        {isEmpty && <NothingFits />}
        {total !== null && (
          <p className="mb-2 text-ink-muted">
            {jobs.length} of {counted(total, 'job')}
          </p>
        )}
        {figure ? (
          <>
            <Sample figure={figure} />
            <FigureTable title="Answer" figure={figure} />
          </>
        ) : (
          <JobTable jobs={jobs} />
        )}
      </TabsContent>
      <TabsContent value="json" className="pt-4">
        <CodeBlock name="JSON" text={json} />
      </TabsContent>
      <TabsContent value="curl" className="pt-4">
        <CodeBlock name="curl line" text={curlLine(found, origin)} />
        <p className="mt-2 text-ink-muted">
          Set <code className="font-mono">MARKET_USERNAME</code> and{' '}
          <code className="font-mono">MARKET_PASSWORD</code> to the ID and the key of an account of the API.
        </p>
      </TabsContent>
    </Tabs>
  );
}

/** What an answer rests on, which only its counts say. */
function Sample({ figure }: { figure: Figure }) {
  if (figure.basis.n > 0) return <FigureSample figure={figure} />;
  return (
    <p className="text-2xs text-ink-muted">
      The answer does not say how many jobs it rests on. Ask for their number as well.
    </p>
  );
}

function NothingFits() {
  return (
    <EmptyState icon={SearchX} title="No jobs found">
      Try fewer words or remove a filter.
    </EmptyState>
  );
}

function JobTable({ jobs }: { jobs: readonly MarketJobLine[] }) {
  if (jobs.length === 0) return null;
  return (
    <Table aria-label="Jobs">
      <TableHead>
        <TableRow>
          {['Title', 'Employer', 'Place', 'Pay', 'First posted', 'Postings'].map((heading) => (
            <TableHeader key={heading}>{heading}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <TableRow key={job.id}>
            <TableCell>
              <a href={`/market?job_id=${job.id}&_job=${job.id}`} className="hover:underline">
                {job.title}
              </a>
            </TableCell>
            <TableCell>{job.employer}</TableCell>
            <TableCell>{job.place}</TableCell>
            <TableCell className="whitespace-nowrap">{job.pay && payText(job.pay)}</TableCell>
            <TableCell className="whitespace-nowrap">{job.firstPosted}</TableCell>
            <TableCell className="tabular-nums">{job.postings}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
