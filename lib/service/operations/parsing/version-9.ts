import type { ParseRequestBaseData, ParseRequestBaseV9Data } from '@/lib/contracts';

const DEFAULT_ONET = '2019';

/** Members that version 9 words differently. */
type Replaced = 'revisionDate' | 'indexingOptions';

/**
 * A request of version 9 as the same request of version 10 (parsing.md, "Resume parse request (version 9) differences"
 * and the same of jobs): other names, other defaults. Base64 with line breaks is accepted here, as clients of that time
 * send it (decision 0011).
 */
export function fromVersion9<Request extends ParseRequestBaseV9Data>(
  request: Request,
): Omit<Request, Replaced> & Pick<ParseRequestBaseData, 'documentLastModified' | 'indexingOptions'> {
  const { revisionDate, indexingOptions, ...same } = request;
  const { customIds, ...indexing } = indexingOptions ?? {};
  const { documentAsBase64String, professionsSettings } = request;
  return {
    ...same,
    documentLastModified: revisionDate,
    documentAsBase64String: documentAsBase64String.replace(/\s+/g, ''),
    professionsSettings: professionsSettings && {
      ...professionsSettings,
      version: { onet: professionsSettings.version?.onet || DEFAULT_ONET },
    },
    indexingOptions: indexingOptions && { ...indexing, userDefinedTags: customIds },
  };
}
