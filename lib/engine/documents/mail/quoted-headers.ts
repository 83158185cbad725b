import type { Line } from '../model';

/** The headers of a mail as programs set them above a quotation, in the words of their languages. */
const SENDER = 'from|von|de|da|van|fra|från|od|от|lähettäjä|kimden|发件人|寄件者|差出人|보낸 사람';
const OTHER =
  'sent|date|to|cc|bcc|subject|reply-to|importance|attachments|gesendet|datum|an|betreff|antwort an|anlagen|envoyé|à|objet|enviado|enviada|fecha|para|asunto|assunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|sendt|til|emne|skickat|till|ämne|wysłano|do|temat|отправлено|дата|кому|тема|копия|发送时间|收件人|抄送|主题|送信日時|宛先|件名';
const SENDER_LINE = new RegExp(`^\\*?(?:${SENDER})\\*? ?[:：] ?\\*?\\s*\\S`, 'iu');
const HEADER_LINE = new RegExp(`^\\*?(?:${SENDER}|${OTHER})\\*? ?[:：](?:\\s|\\*|$)`, 'iu');
const FEWEST_HEADERS = 3;
const MOST_HEADERS = 12;

/** Lines above a mail that is quoted or forwarded. */
const ABOVE = [
  /^[-_—\s]{2,40}(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|пересылаемое сообщение)[-_—\s]{0,40}$/iu,
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:transféré|réexpédié)) ?:$/iu,
  /^on .{8,160} wrote:$/iu,
  /^am .{8,160} schrieb .{0,120}:$/iu,
  /^le .{8,160} a écrit ?:$/iu,
  /^el .{8,160} escribió:$/iu,
];

/** Returns how many lines from this one on are headers of a quoted mail. */
function headersFrom(lines: readonly Line[], at: number): number {
  if (!SENDER_LINE.test(lines[at]?.text ?? '')) return 0;
  let count = 0;
  while (count < MOST_HEADERS && HEADER_LINE.test(lines[at + count]?.text ?? '')) count += 1;
  return count >= FEWEST_HEADERS ? count : 0;
}

/**
 * Returns the lines without the headers of mails that are quoted in them, and without the lines that announce those.
 */
export function withoutQuotedHeaders(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    const headers = headersFrom(lines, at);
    if (headers === 0 && !ABOVE.some((pattern) => pattern.test(line.text))) kept.push(line);
    at += Math.max(1, headers);
  }
  return kept;
}
