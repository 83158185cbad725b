'use client';

import { useEffect, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Callout } from '@/components/ui/callout';
import { Dialog } from '@/components/ui/dialog';
import { FormDialogContent } from '@/components/ui/form-dialog';
import type {
  MarketExampleRow,
  MarketImportSummary,
  MarketSourceSummary,
  Outcome,
} from '@/lib/recruiter/vocabulary';
import { ColumnRoles } from './column-roles';
import { ExampleRows } from './example-rows';
import { nounOf } from './words';

export type StartImport = (input: {
  sourceId: string;
  mapping?: Record<string, string>;
}) => Promise<Outcome<MarketImportSummary>>;

export type LoadExamples = (input: {
  sourceId: string;
  mapping: Record<string, string>;
}) => Promise<Outcome<MarketExampleRow[]>>;

/** Reads ten rows by each mapping that is chosen; null while they are on their way. */
function useExamples(sourceId: string, mapping: Record<string, string>, load: LoadExamples) {
  const [found, setFound] = useState<{ mapping: Record<string, string>; rows: MarketExampleRow[] } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    load({ sourceId, mapping })
      .then((outcome) => {
        if (!isWanted) return;
        if (outcome.ok) setFound({ mapping, rows: outcome.value });
        setProblem(outcome.ok ? null : outcome.problem.message);
      })
      .catch(
        () => isWanted && setProblem('The server cannot be reached. Check your connection and try again.'),
      );
    return () => {
      isWanted = false;
    };
  }, [sourceId, mapping, load]);
  return { rows: found?.rows ?? null, isFresh: found?.mapping === mapping, problem };
}

function introductionOf({ rows, columns }: MarketSourceSummary): string {
  const size =
    rows === null
      ? ''
      : `${nounOf(rows, 'row')}, ${nounOf(columns.filter((name) => name.trim() !== '').length, 'column')}. `;
  return `${size}This is what the names and values of the columns suggest. A row without a job title is left out.`;
}

/** Interpretation of a table before it is read: its columns with their fields, and ten of its rows. */
export function ColumnMappingDialog({
  source,
  start,
  examples,
  onClose,
}: {
  source: MarketSourceSummary;
  start: StartImport;
  examples: LoadExamples;
  onClose: () => void;
}) {
  const [mapping, setMapping] = useState(source.mapping);
  const starting = useAction({ inForm: true });
  const { rows, isFresh, problem } = useExamples(source.id, mapping, examples);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <FormDialogContent
        size="xl"
        title={`Columns of ${source.name}`}
        description={introductionOf(source)}
        submit={source.rows === null ? 'Read the table' : `Read ${nounOf(source.rows, 'row')}`}
        busy={starting.busy}
        disabled={!mapping.title}
        problem={starting.problem}
        className="flex flex-col gap-5"
        onSubmit={() => starting.run(() => start({ sourceId: source.id, mapping }), onClose)}
      >
        <BroughtBefore source={source} />
        {!mapping.title && (
          <Callout tone="caution">Choose the column with the job titles to read the table.</Callout>
        )}
        <ColumnRoles source={source} mapping={mapping} onChange={setMapping} />
        <ExampleRows rows={rows} mapping={mapping} isFresh={isFresh} problem={problem} />
      </FormDialogContent>
    </Dialog>
  );
}

/** A file that is here already brings nothing new; a mapping may be that of an earlier source. */
function BroughtBefore({ source: { sameAs, chosenFor } }: { source: MarketSourceSummary }) {
  if (sameAs)
    return (
      <Callout tone="caution" title={`This file is here already, as ${sameAs}`}>
        Reading it again brings no posting twice. If nothing in it has changed, remove this source.
      </Callout>
    );
  return chosenFor ? <Callout>The fields are those that were chosen for {chosenFor}.</Callout> : null;
}
