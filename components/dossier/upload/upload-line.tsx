import { CircleAlert, CircleCheck, CircleDashed, FileWarning, LoaderCircle, PackageOpen } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import type { UploadItem } from '@/lib/recruiter/vocabulary';
import type { UploadActions } from '../actions';
import { dossierPath } from '../kinds';
import { sizeText } from '../words';
import type { Outbox } from './outbox';
import type { OutgoingFile } from './outbox-types';
import { fileName } from './progress';

/** One file in the panel: its name, its progress, the actions on it. */
export function LineFrame({
  icon,
  name,
  aside,
  children,
}: {
  icon: ReactNode;
  name: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex gap-2.5 px-4 py-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_2.5rem] [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 flex-1 truncate" title={name}>
            {fileName(name)}
          </p>
          {aside && <div className="shrink-0 text-xs text-ink-muted tabular-nums">{aside}</div>}
        </div>
        {children}
      </div>
    </li>
  );
}

const waiting = <CircleDashed aria-hidden className="text-ink-faint" />;
const working = <LoaderCircle aria-hidden className="animate-spin text-accent" />;
const wrong = <CircleAlert aria-hidden className="text-critical" />;

/** A file that has not reached the server. */
export function OutgoingLine({ file, outbox }: { file: OutgoingFile; outbox: Outbox }) {
  if (file.state === 'lost') {
    return (
      <LineFrame
        icon={<FileWarning aria-hidden className="text-caution" />}
        name={file.name}
        aside={<Forget file={file} outbox={outbox} />}
      >
        <p className="text-xs text-ink-muted">
          The page was closed before this file was sent, and the browser did not keep it. Drop it again.
        </p>
      </LineFrame>
    );
  }
  if (file.state === 'refused') {
    return (
      <LineFrame icon={wrong} name={file.name} aside={<Forget file={file} outbox={outbox} />}>
        <p className="text-xs text-ink-muted">{file.failure?.message}</p>
        {file.failure?.again === 'on-request' && (
          <Button variant="link" size="sm" onClick={() => outbox.retry(file.id)}>
            Send again
          </Button>
        )}
      </LineFrame>
    );
  }
  const sending = file.state === 'sending';
  const aside = sending
    ? `Sending ${Math.round(file.sent * 100)} %`
    : file.state === 'kept'
      ? 'Queued'
      : `Waiting · ${sizeText(file.size)}`;
  return (
    <LineFrame icon={sending ? working : waiting} name={file.name} aside={aside}>
      {file.failure && (
        <p className="text-xs text-ink-muted">{file.failure.message} It will be sent again automatically.</p>
      )}
    </LineFrame>
  );
}

function Forget({ file, outbox }: { file: OutgoingFile; outbox: Outbox }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-my-1"
      aria-label={`Remove ${file.name} from the list`}
      onClick={() => outbox.discard(file.id)}
    >
      Remove
    </Button>
  );
}

const DECIDED = {
  merge: 'Merged with what was here',
  replace: 'Replaced what was here',
  'keep-both': 'Kept apart from what was here',
} as const;

/** A file that the server has. */
export function ServerLine({
  item,
  actions,
  onChanged,
}: {
  item: UploadItem;
  actions: UploadActions;
  onChanged: () => void;
}) {
  if (item.state === 'queued' || item.state === 'reading') {
    const reading = item.state === 'reading';
    return (
      <LineFrame icon={reading ? working : waiting} name={item.name} aside={reading ? 'Reading' : 'Queued'}>
        {item.failure && (
          <p className="text-xs text-ink-muted">{item.failure.message} It will be retried automatically.</p>
        )}
      </LineFrame>
    );
  }
  if (item.state === 'opened')
    return (
      <LineFrame icon={<PackageOpen aria-hidden className="text-positive" />} name={item.name}>
        <p className="text-xs text-ink-muted">{item.note}</p>
      </LineFrame>
    );
  if (item.state === 'failed') return <FailedLine item={item} actions={actions} onChanged={onChanged} />;
  return <ParsedLine item={item} actions={actions} onChanged={onChanged} />;
}

type LineProps = { item: UploadItem; actions: UploadActions; onChanged: () => void };

function FailedLine({ item, actions, onChanged }: LineProps) {
  const { busy, run } = useAction();
  const { failure } = item;
  return (
    <LineFrame icon={wrong} name={item.name}>
      <p className="text-xs text-ink-muted">
        {failure?.message}
        {failure?.transactionId && (
          <span className="mt-0.5 block text-ink-faint">
            Reference <code className="font-mono select-all">{failure.transactionId}</code>
          </span>
        )}
      </p>
      {failure?.retryable && (
        <Button
          variant="link"
          size="sm"
          busy={busy}
          onClick={() => run(() => actions.retry({ batchId: item.batchId, itemId: item.id }), onChanged)}
        >
          Try again
        </Button>
      )}
    </LineFrame>
  );
}

function ParsedLine({ item, actions, onChanged }: LineProps) {
  const { busy, run } = useAction();
  return (
    <LineFrame
      icon={<CircleCheck aria-hidden className="text-positive" />}
      name={item.name}
      aside={
        item.dossierId && (
          <Link
            href={dossierPath(item.kind, item.dossierId)}
            className="font-medium text-accent hover:underline"
          >
            {item.dossierName ?? 'Open'}
          </Link>
        )
      }
    >
      {item.note && <p className="text-xs text-ink-muted">{item.note}</p>}
      {item.decision && (
        <p className="flex gap-2 text-xs text-ink-muted">
          {DECIDED[item.decision]}
          {item.undoable && (
            <Button
              variant="link"
              size="sm"
              busy={busy}
              onClick={() => run(() => actions.undoDecision({ itemId: item.id }), onChanged)}
            >
              Undo
            </Button>
          )}
        </p>
      )}
    </LineFrame>
  );
}
