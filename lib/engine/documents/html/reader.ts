import { Parser } from 'htmlparser2';
import { linkedDataIn } from '@/lib/containers';
import { FlowBuilder } from '../flow';
import type { ReadLimits, SourceDocument } from '../model';
import { textOfLinkedData } from '../records';
import { documentOfText } from '../text';
import { decodeHtml } from './decode';
import { isEscapedHtml, unescaped } from './escaped';
import { HtmlFlow } from './flow';

const CHUNK = 64 * 1024;

/** Reads a page of HTML; `charset` is the encoding declared outside the page. */
export function readHtml(bytes: Uint8Array, limits: ReadLimits, charset?: string): SourceDocument {
  const { text, inDoubt } = decodeHtml(bytes, charset);
  const source = isEscapedHtml(text) ? unescaped(text) : text;
  const builder = new FlowBuilder(limits);
  const flow = new HtmlFlow(builder);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        flow.open(name, attributes);
        if (builder.stopped) parser.pause();
      },
      ontext: (text) => flow.text(text),
      onclosetag: (name) => flow.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < source.length && !builder.stopped; at += CHUNK)
    parser.write(source.slice(at, at + CHUNK));
  parser.end();
  const page = builder.finish('html', flow.properties);
  const record = page.lines.length > 0 ? undefined : textOfLinkedData(linkedDataIn(source));
  const document = record === undefined ? page : { ...documentOfText(record, limits), kind: page.kind };
  return inDoubt ? { ...document, doubts: ['encoding'] } : document;
}
