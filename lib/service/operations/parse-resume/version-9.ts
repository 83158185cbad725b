import type { ResumeParseRequestData, ResumeParseRequestV9Data } from '@/lib/contracts';

const DEFAULT_ONET = '2019';

/**
 * A request of version 9 as the same request of version 10 (parsing.md, "Resume parse request (version 9) differences"):
 * other names, other defaults. Base64 with line breaks is accepted here, as clients of that time send it (decision 0011).
 */
export function fromVersion9(request: ResumeParseRequestV9Data): ResumeParseRequestData {
  const { revisionDate, documentAsBase64String, professionsSettings, ...rest } = request;
  const { indexingOptions, ...same } = rest;
  const { customIds, ...indexing } = indexingOptions ?? {};
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
