'use client';

import { Bot } from 'lucide-react';
import { correctionAt } from '@/components/dossier/fields/corrections';
import { useCorrections } from '@/components/dossier/fields/corrections-provider';
import { Section } from '@/components/dossier/workbench/section';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type MachineReading, pathOf, type ReadingDifference, valueAt } from '@/lib/recruiter/vocabulary';
import { useResume } from './resume-context';

function Reading({
  by,
  value,
  onUse,
}: {
  by: 'parser' | 'model';
  value: string;
  onUse: (() => void) | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <dt className="w-14 shrink-0 text-xs text-ink-faint">{by === 'parser' ? 'Parser' : 'Model'}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2">
        <span dir="auto" className="min-w-0 break-words">
          {value}
        </span>
        {onUse && (
          <Button size="sm" aria-label={`Use what the ${by} read: ${value}`} onClick={onUse}>
            Use
          </Button>
        )}
      </dd>
    </div>
  );
}

function Difference({ difference }: { difference: ReadingDifference }) {
  const { correcting } = useCorrections();
  const { resume } = useResume();
  const { label, path, value, standard, claimed } = difference;
  const keep = () => correcting?.save(path, valueAt(resume, pathOf(path) ?? []));
  return (
    <li className="rounded-lg border p-3">
      <h3 className="text-xs text-ink-muted">{label}</h3>
      <dl className="mt-1 flex flex-col gap-1.5 text-sm">
        <Reading by="parser" value={standard} onUse={correcting && keep} />
        <Reading by="model" value={claimed} onUse={correcting && (() => correcting.save(path, value))} />
      </dl>
    </li>
  );
}

/**
 * Both values where the language model read a CV differently from the parser. The parser's value is in force until
 * somebody chooses; choosing either is a correction, and corrected values are no longer shown.
 */
export function ReadingSection({ reading }: { reading: MachineReading | null }) {
  const { all } = useCorrections();
  if (!reading) return null;
  const open = reading.differences.filter(({ path }) => !correctionAt(all, path));
  if (open.length === 0 && !reading.problem) return null;
  return (
    <Section
      id="reading"
      title="Where the model read something else"
      count={open.length}
      aside={
        <Badge tone="outline">
          <Bot aria-hidden className="size-3" />
          Machine-made
        </Badge>
      }
    >
      {reading.problem && <p className="text-sm text-ink-muted">{reading.problem}</p>}
      {open.length > 0 && (
        <>
          <ul className="flex flex-col gap-2">
            {open.map((difference) => (
              <Difference key={difference.path} difference={difference} />
            ))}
          </ul>
          <p className="mt-3 text-xs text-ink-faint">
            Both values are in the document. The parser’s is used until you choose.
          </p>
        </>
      )}
    </Section>
  );
}
