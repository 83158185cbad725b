import { base64, encoded, quotedPrintable } from './encode';

/** One part of a mail for a test: its written headers, and its content as sent. */
export type Part = { headers: string[]; content: Uint8Array };

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Parts between boundaries, as one part. */
export function multipart(
  kind: string,
  parts: readonly Part[],
  boundary = `=_${kind}_${parts.length}`,
): Part {
  const pieces = parts.flatMap(({ headers, content }) => [
    ascii(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
    content,
    ascii('\r\n'),
  ]);
  return {
    headers: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    content: Buffer.concat([...pieces, ascii(`--${boundary}--\r\n`)]),
  };
}

type TextOptions = { charset?: string; label?: string; transfer?: 'quoted-printable' | 'base64' | '8bit' };

/** Returns a text in an encoding; `label` is the declared one, if that differs or is missing (empty). */
export function textPart(kind: 'plain' | 'html', text: string, options: TextOptions = {}): Part {
  const { charset = 'utf-8', transfer = 'quoted-printable' } = options;
  const label = options.label ?? charset;
  const bytes = encoded(text, charset);
  const content = {
    'quoted-printable': () => ascii(quotedPrintable(bytes)),
    base64: () => ascii(base64(bytes)),
    '8bit': () => bytes,
  };
  return {
    headers: [
      `Content-Type: text/${kind}${label && `; charset=${label}`}`,
      `Content-Transfer-Encoding: ${transfer}`,
    ],
    content: content[transfer](),
  };
}

/** Returns a file in base64; `naming` are the headers that name it, in the manner of some program. */
export function filePart(
  type: string,
  bytes: Uint8Array,
  naming: { type?: string; disposition?: string },
  more: string[] = [],
): Part {
  return {
    headers: [
      `Content-Type: ${type}${naming.type ? `;\r\n ${naming.type}` : ''}`,
      'Content-Transfer-Encoding: base64',
      ...(naming.disposition ? [`Content-Disposition: ${naming.disposition}`] : []),
      ...more,
    ],
    content: ascii(base64(bytes)),
  };
}

/** Returns a mail as a part of another. */
export function mailPart(mail: Uint8Array): Part {
  return { headers: ['Content-Type: message/rfc822', 'Content-Disposition: attachment'], content: mail };
}

/** Returns a whole mail of one part. */
export function mailOf(headers: readonly string[], part: Part): Uint8Array {
  return Buffer.concat([
    ascii([...headers, 'MIME-Version: 1.0', ...part.headers, '', ''].join('\r\n')),
    part.content,
  ]);
}
