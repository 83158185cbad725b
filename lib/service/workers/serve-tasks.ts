import { type DocumentKind, detectKind, type Line } from '@/lib/engine/documents';
import type { FromReader, Material, ReaderResult, ReaderTask, ToReader } from './protocol';
import type { Reports } from './read-task';

const PROGRESS_INTERVAL_MS = 1000;

function send(message: FromReader) {
  process.send?.(message);
}

function kindOf(material: Material): DocumentKind {
  if (material.kind === 'lines') return material.documentKind;
  const detected = detectKind(material.bytes);
  return detected.ok ? detected.value : 'text';
}

/** Passes on the lines so far, not too often, and only while there are more. */
function lineReporter(number: number, task: ReaderTask): Reports['lines'] {
  let next = performance.now() + PROGRESS_INTERVAL_MS;
  let sent = 0;
  return (lines: readonly Line[]) => {
    if (performance.now() < next || lines.length === sent) return;
    next = performance.now() + PROGRESS_INTERVAL_MS;
    sent = lines.length;
    send({ type: 'progress', number, documentKind: kindOf(task.material), lines: [...lines] });
  };
}

function reporter(number: number, task: ReaderTask): Reports {
  return {
    lines: lineReporter(number, task),
    parsed: (read) => send({ type: 'parsed', number, read }),
    converted: (conversions) => send({ type: 'converted', number, conversions }),
  };
}

/** Answers the tasks that the server sends, one at a time, until the server is gone. */
export function serveTasks(work: (task: ReaderTask, reports: Reports) => Promise<ReaderResult>) {
  process.on('message', ({ number, task }: ToReader) => {
    const before = process.cpuUsage();
    work(task, reporter(number, task)).then((result) => {
      const { user, system } = process.cpuUsage(before);
      send({ type: 'done', number, result, processorMs: (user + system) / 1000 });
    });
  });
  process.on('disconnect', () => process.exit(0));
  send({ type: 'ready' });
}
