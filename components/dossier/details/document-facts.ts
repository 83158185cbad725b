import { type Detail, detail } from './detail';

type Metadata = {
  readonly documentLanguage?: string | null | undefined;
  readonly documentCulture?: string | null | undefined;
  readonly documentLastModified?: string | null | undefined;
  readonly parserSettings?: string | null | undefined;
};

/** Returns the parser's facts about a document as a whole, of either kind. */
export function documentFacts(metadata: Metadata): Detail[] {
  return [
    detail('Language', metadata.documentLanguage),
    detail('Culture', metadata.documentCulture),
    detail('Dated', metadata.documentLastModified),
    detail('Settings', metadata.parserSettings),
  ];
}
