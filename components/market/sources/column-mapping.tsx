'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import {
  MAPPING_TARGETS,
  type MarketImportSummary,
  type MarketSourceSummary,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { targetName } from './words';

export type StartImport = (input: {
  sourceId: string;
  mapping?: Record<string, string>;
}) => Promise<Outcome<MarketImportSummary>>;

/** Stands for no column: a choice may not be the empty text. */
const NONE = ' ';

function hintOf(target: string, mapping: Record<string, string>, source: MarketSourceSummary) {
  if (target === 'title' && !mapping.title) return 'Choose the column with the titles to read the table.';
  const certainty = source.certainties[target];
  if (certainty === undefined || mapping[target] !== source.mapping[target]) return undefined;
  return `Told by its values, ${Math.round(certainty * 100)} % certain`;
}

/** What a table has and no field reads: nothing of it is left out in silence. */
function WithoutField({ columns, mapping }: { columns: readonly string[]; mapping: Record<string, string> }) {
  const used = new Set(Object.values(mapping));
  const others = columns.filter((column) => column.trim() !== '' && !used.has(column));
  if (others.length === 0) return null;
  return (
    <p className="break-words text-ink-muted text-sm sm:col-span-2">
      Columns without a field: {others.join(', ')}
    </p>
  );
}

/** Which column of a table holds what, as proposed by their names and values, before the table is read. */
export function ColumnMappingDialog({
  source,
  start,
  onClose,
}: {
  source: MarketSourceSummary;
  start: StartImport;
  onClose: () => void;
}) {
  const [mapping, setMapping] = useState(source.mapping);
  const starting = useAction({ inForm: true });
  const options = [
    { value: NONE, label: 'Not in this table' },
    ...source.columns.map((column) => ({ value: column, label: column })),
  ];
  const choose = (target: string, column: string) =>
    setMapping((now) => ({ ...now, [target]: column === NONE ? '' : column }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <FormDialogContent
        size="md"
        title={`Columns of ${source.name}`}
        description="This is what the names and values of the columns suggest. A row without a job title is left out."
        submit="Read the table"
        busy={starting.busy}
        disabled={!mapping.title}
        problem={starting.problem}
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={() => starting.run(() => start({ sourceId: source.id, mapping }), onClose)}
      >
        {MAPPING_TARGETS.map((target) => (
          <Field key={target} label={targetName(target)} hint={hintOf(target, mapping, source)}>
            <Select
              options={options}
              value={mapping[target] || NONE}
              onValueChange={(column) => choose(target, column)}
            />
          </Field>
        ))}
        <WithoutField columns={source.columns} mapping={mapping} />
      </FormDialogContent>
    </Dialog>
  );
}
