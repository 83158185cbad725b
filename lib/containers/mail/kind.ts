/** Headers that only sent mail has, so that a page saved as MIME does not count. */
const SENT_HEADERS = /^(To|Received|Delivered-To|Return-Path|Reply-To):/im;
const FIRST_HEADER = /^(MIME-Version|Content-Type|From|Subject|Date|Snapshot-Content-Location|X-[\w-]+):/i;
const MOST_HEAD = 8192;

/** True when a text begins like a web archive (MHTML), a page that a browser or a word processor saved as MIME. */
export function isWebArchive(text: string): boolean {
  const beginning = text.slice(0, MOST_HEAD);
  const head = beginning.slice(0, /\r?\n\r?\n/.exec(beginning)?.index ?? 0);
  return (
    FIRST_HEADER.test(head) && /content-type:\s*multipart\/related/i.test(head) && !SENT_HEADERS.test(head)
  );
}

/** True when a text begins like a mail: with headers that no CV has, of programs, or who sent it right before another one. */
export function isMessageText(text: string): boolean {
  const head = text.slice(0, MOST_HEAD).replace(/^[\s\ufeff]+/, '');
  if (isWebArchive(head)) return false;
  if (/^From (?:\S{1,200}@\S{1,200}|-) .{0,80}\r?\n[A-Z][\w-]{1,40}: /.test(head)) return true;
  if (
    /^(From|Return-Path|Received|Delivered-To|X-[\w-]+): .+\r?\n(?:[ \t].{0,998}\r?\n){0,50}[\w-]+: /.test(
      head,
    )
  )
    return true;
  const headers = /^((?:[A-Z][\w-]{1,40}:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)+)/.exec(head)?.[1] ?? '';
  return /^(Message-ID|MIME-Version|Content-Transfer-Encoding):/im.test(headers);
}

/** True for the paths of a compound file in which Outlook keeps a mail. */
export function isOutlookMessage(paths: readonly string[]): boolean {
  return paths.includes('/__properties_version1.0');
}
