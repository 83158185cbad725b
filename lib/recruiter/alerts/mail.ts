import { config } from '@/lib/config';
import { escapeHtml } from '../ground/escape-html';
import { oneLine } from '../ground/one-line';
import type { SavedKind } from '../saved/types';

/**
 * Content of a mail about alerts: names of searches, numbers, and addresses that lead into the app. Nobody is named in
 * it.
 */

/** New results of one search. */
export type MailedNotice = { kind: SavedKind; name: string; fresh: number; params: string };

const ONE_OF: Readonly<Record<SavedKind, string>> = {
  candidates: 'new candidate',
  jobs: 'new job',
  market: 'new job of the market',
  match: 'new match',
};

const SEVERAL_OF: Readonly<Record<SavedKind, string>> = {
  candidates: 'new candidates',
  jobs: 'new jobs',
  market: 'new jobs of the market',
  match: 'new matches',
};

const counted = ({ fresh, kind }: MailedNotice) =>
  `${new Intl.NumberFormat('en-GB').format(fresh)} ${fresh === 1 ? ONE_OF[kind] : SEVERAL_OF[kind]}`;

const urlOf = ({ kind, params }: MailedNotice) => `${config().BASE_URL}/${kind}?${params}`;

function subjectOf(notices: readonly MailedNotice[]): string {
  const [first] = notices;
  if (!first) return '';
  const others = notices.length - 1;
  const more = others === 0 ? '' : others === 1 ? ' and one more search' : ` and ${others} more searches`;
  return `${counted(first)} in “${oneLine(first.name)}”${more}`;
}

const WHY = 'You asked Shortlist for this e-mail.';

function textOf(notices: readonly MailedNotice[], offUrl: string): string {
  const lines = notices.map((notice) => `${counted(notice)} in “${oneLine(notice.name)}”\n${urlOf(notice)}`);
  return `${lines.join('\n\n')}\n\n--\n${WHY} Turn such e-mails off: ${offUrl}\n`;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function htmlOf(notices: readonly MailedNotice[], offUrl: string): string {
  const rows = notices.map(
    (notice) =>
      `<tr><td style="padding:12px 0;border-bottom:1px solid #d9dce1"><a href="${escapeHtml(urlOf(notice))}" style="color:#1d4ed8;font-weight:600;text-decoration:none">${counted(notice)}</a><br><span style="color:#5b6270">in ${escapeHtml(oneLine(notice.name))}</span></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subjectOf(notices))}</title></head><body style="margin:0;padding:24px;background:#ffffff;color:#1b1f26;font-size:15px;line-height:1.5;${FONT}"><table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;border-collapse:collapse;${FONT}"><tr><td style="font-weight:600;padding-bottom:4px">What is new in your searches</td></tr>${rows.join('')}<tr><td style="padding-top:16px;color:#5b6270;font-size:13px">${WHY} <a href="${escapeHtml(offUrl)}" style="color:#5b6270">Turn such e-mails off</a></td></tr></table></body></html>`;
}

/** Returns the mail about the results of alerts, at least one, as plain text and HTML. */
export function alertMailOf(notices: readonly MailedNotice[], offUrl: string) {
  return {
    subject: subjectOf(notices),
    text: textOf(notices, offUrl),
    html: htmlOf(notices, offUrl),
  };
}
