import { Parser } from 'htmlparser2';
import { FlowBuilder } from '../flow';
import type { ReadLimits, SourceDocument } from '../model';
import { decodeHtml } from './decode';
import { HtmlFlow } from './flow';

const CHUNK = 64 * 1024;

/** Reads a page of HTML; `charset` is what was declared of it outside of the page. */
export function readHtml(bytes: Uint8Array, limits: ReadLimits, charset?: string): SourceDocument {
  const { text: source, inDoubt } = decodeHtml(bytes, charset);
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
  const document = builder.finish('html', flow.properties);
  return inDoubt ? { ...document, doubts: ['encoding'] } : document;
}
