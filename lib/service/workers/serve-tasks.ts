import { type DocumentKind, detectKind, type Line } from '@/lib/engine/documents';
import type { FromReader, Material, ReaderResult, ReaderTask, ToReader } from './protocol';
import type { ReportLines } from './read-task';

const PROGRESS_INTERVAL_MS = 1000;

function send(message: FromReader) {
  process.send?.(message);
}

function kindOf(material: Material): DocumentKind {
  if (material.kind === 'lines') return material.documentKind;
  const detected = detectKind(material.bytes);
  return detected.ok ? detected.value : 'text';
}

/** Passes on what was read so far, at most once in a while, and only while there is more of it. */
function reporter(number: number, task: ReaderTask): ReportLines {
  let next = performance.now() + PROGRESS_INTERVAL_MS;
  let sent = 0;
  return (lines: readonly Line[]) => {
    if (performance.now() < next || lines.length === sent) return;
    next = performance.now() + PROGRESS_INTERVAL_MS;
    sent = lines.length;
    send({ type: 'progress', number, documentKind: kindOf(task.material), lines: [...lines] });
  };
}

/** Answers the tasks that the server sends, one at a time, until the server goes away. */
export function serveTasks(work: (task: ReaderTask, report: ReportLines) => Promise<ReaderResult>) {
  process.on('message', ({ number, task }: ToReader) => {
    work(task, reporter(number, task)).then((result) => send({ type: 'done', number, result }));
  });
  process.on('disconnect', () => process.exit(0));
  send({ type: 'ready' });
}
