import type { DossierDetail, HistoryEntry } from '@/lib/recruiter/vocabulary';
import { valueText } from '../fields/corrections';
import { dayText, languageName, momentText } from '../words';
import { Section } from './section';

const HAPPENED: Readonly<Record<HistoryEntry['kind'], string>> = {
  uploaded: 'Uploaded',
  parsed: 'Read',
  corrected: 'Corrected',
  'correction-removed': 'Correction removed',
  'correction-undone': 'Change undone',
};

/** A field of the workspace is set: nothing was read of it. */
function happened({ kind, field, value }: HistoryEntry): string {
  if (field === undefined || kind !== 'corrected') return HAPPENED[kind];
  return value === null ? 'Cleared' : 'Set';
}

type Recorded = Pick<DossierDetail<unknown, unknown>, 'original' | 'corrections' | 'versions' | 'history'>;

/** The parser's data on the document as a whole. */
export type Reading = {
  readonly documentLastModified?: string | null | undefined;
  readonly documentLanguage?: string | null | undefined;
  readonly documentCulture?: string | null | undefined;
};

/** History of the record: when it was parsed and by which engine, and the changes since. */
export function RecordSection({
  detail,
  reading,
}: {
  detail: Recorded;
  reading: Reading | null | undefined;
}) {
  const detached = detail.corrections.filter((correction) => correction.detached);
  return (
    <Section id="record" title="Record">
      <ReadingLines detail={detail} reading={reading} />
      {detached.length > 0 && (
        <div className="mt-4 rounded-md bg-caution-soft px-3 py-2 text-xs">
          <p className="font-medium text-caution">Corrections that no longer fit what was read</p>
          <ul className="mt-1">
            {detached.map(({ id, path, value, by }) => (
              <li key={id}>
                {fieldName(path)}: {valueText(value)} ({by})
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="group/history mt-4">
        <summary className="text-xs font-medium text-ink-muted hover:text-ink">
          History ({detail.history.length})
        </summary>
        <ol className="mt-2 flex flex-col gap-1 text-xs">
          {detail.history.map((entry) => (
            <li key={entry.id} className="grid gap-x-3 sm:grid-cols-[11rem_1fr]">
              <time dateTime={entry.at} className="text-ink-faint tabular-nums">
                {momentText(entry.at)}
              </time>
              <span className="min-w-0 break-words text-ink-muted">
                {happened(entry)} by {entry.by}
                {entry.path && `: ${entry.field ?? fieldName(entry.path)}`}
                {entry.value !== undefined && ` → ${valueText(entry.value)}`}
                {entry.detail && ` (${entry.detail})`}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
}

/** Returns `position 2, job title` for `employmentHistory.positions.1.jobTitle.raw`. */
function fieldName(path: string): string {
  return path
    .split('.')
    .filter((step) => step !== 'raw')
    .map((step) =>
      /^\d+$/.test(step)
        ? String(Number(step) + 1)
        : step.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' › ');
}

function ReadingLines({ detail, reading }: { detail: Recorded; reading: Reading | null | undefined }) {
  const current = detail.versions.find((version) => version.current);
  const lines = [
    ['Document', detail.original.name],
    ['Uploaded', `${dayText(detail.original.uploadedAt)} by ${detail.original.uploadedBy}`],
    ['Dated', dayText(reading?.documentLastModified)],
    ['Language', reading?.documentLanguage && languageName(reading.documentLanguage)],
    ['Culture', reading?.documentCulture],
    ['Read', current && momentText(current.parsedAt)],
    ['Engine', current?.engineVersion],
    ['Versions', detail.versions.length > 1 ? String(detail.versions.length) : ''],
  ].filter(([, text]) => Boolean(text));
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-0.5 text-xs">
      {lines.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="min-w-0 break-words text-ink-muted">{text}</dd>
        </div>
      ))}
      {detail.original.source && (
        <div className="contents">
          <dt className="text-ink-faint">Page</dt>
          <dd className="min-w-0 break-all">
            <a
              href={detail.original.source}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent hover:underline"
            >
              {detail.original.source}
            </a>
          </dd>
        </div>
      )}
      {current?.transactionId && (
        <div className="contents">
          <dt className="text-ink-faint">Transaction</dt>
          <dd className="min-w-0 font-mono break-all text-ink-muted select-all">{current.transactionId}</dd>
        </div>
      )}
    </dl>
  );
}
