import { Parser } from 'htmlparser2';
import { POLICY, STYLE, STYLE_WITH_SCANS } from './page';
import { isSafeAttribute, isSafeTag } from './sanitise';

const FRAME = new Set(['html', 'head', 'title', 'style', 'body']);

/**
 * Returns whether a page was written by `toHtml`, possibly with elements removed since: it has its policy and, if any,
 * its style sheet, and nothing that the writer does not use. Such a page is safe to show.
 */
export function isOwnPage(html: string): boolean {
  let hasPolicy = false;
  let isOwn = true;
  let sheet: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style') sheet = '';
      if (name === 'meta') {
        hasPolicy ||= attributes.content === POLICY;
        isOwn &&= isOwnMeta(attributes);
        return;
      }
      isOwn &&= FRAME.has(name) || isSafeTag(name);
      isOwn &&= Object.entries(attributes).every(([attribute, value]) =>
        isSafeAttribute(name, attribute, value),
      );
    },
    ontext(text) {
      if (sheet !== undefined) sheet += text;
    },
    onclosetag(name) {
      if (name !== 'style') return;
      // A form that sends the page on writes its line ends as the web does.
      isOwn &&= [STYLE, STYLE_WITH_SCANS].includes(sheet?.replaceAll('\r\n', '\n') ?? '');
      sheet = undefined;
    },
    onprocessinginstruction(name) {
      isOwn &&= name.toLowerCase() === '!doctype';
    },
  });
  parser.end(html);
  return isOwn && hasPolicy;
}

function isOwnMeta({ charset, name, content, 'http-equiv': equivalent }: Record<string, string>): boolean {
  if (equivalent !== undefined) return equivalent === 'Content-Security-Policy' && content === POLICY;
  return charset === 'utf-8' || name === 'viewport';
}
