import type { MailBody } from './model';

/** Returns the text of a body in the charset that it declares; in UTF-8 where it declares none, or one that nobody knows. */
export function textOfBody({ bytes, charset }: MailBody): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
