/** Values that a parse refuses, by the name in the answer (parsing.md, request of both kinds and versions). */

type Members = Record<string, unknown>;

/** One wrong value, and the member that the message names. */
export type BadOption = [members: Members, named: string];

/** Refused before the document is opened: 400, nothing charged. */
export const REFUSED: BadOption[] = [
  [{ DocumentAsBase64String: 7 }, 'DocumentAsBase64String'],
  [{ DocumentAsBase64String: 'QUI-' }, 'DocumentAsBase64String'],
  [{ DocumentAsBase64String: 'data:text/plain;base64,QUJD' }, 'DocumentAsBase64String'],
  [{ SkillsSettings: 'V2' }, 'SkillsSettings'],
  [{ SkillsSettings: { Normalize: 'perhaps' } }, 'SkillsSettings.Normalize'],
  [{ SkillsSettings: { TaxonomyVersion: 'V3' } }, 'SkillsSettings.TaxonomyVersion'],
  [{ SkillsSettings: { TaxonomyVersion: 2 } }, 'SkillsSettings.TaxonomyVersion'],
  [{ ProfessionsSettings: [] }, 'ProfessionsSettings'],
  [{ ProfessionsSettings: { Normalize: 1 } }, 'ProfessionsSettings.Normalize'],
  [{ ProfessionsSettings: { Version: '2019' } }, 'ProfessionsSettings.Version'],
  [{ ProfessionsSettings: { Version: { ONET: '2015' } } }, 'ProfessionsSettings.Version.ONET'],
  [{ ProfessionsSettings: { Version: { ONET: 2019 } } }, 'ProfessionsSettings.Version.ONET'],
  [{ OutputHtml: 'no' }, 'OutputHtml'],
  [{ HideHtmlImages: 0 }, 'HideHtmlImages'],
  [{ OutputRtf: {} }, 'OutputRtf'],
  [{ OutputPdf: [] }, 'OutputPdf'],
  [{ Configuration: 5 }, 'Configuration'],
  [{ SkillsData: 'list' }, 'SkillsData'],
  [{ SkillsData: [1] }, 'SkillsData[0]'],
  [{ NormalizerData: {} }, 'NormalizerData'],
  [{ GeocodeOptions: { IncludeGeocoding: 'x' } }, 'GeocodeOptions.IncludeGeocoding'],
  [{ GeocodeOptions: { Provider: 3 } }, 'GeocodeOptions.Provider'],
  [{ GeocodeOptions: { ProviderKey: 3 } }, 'GeocodeOptions.ProviderKey'],
  [{ GeocodeOptions: { PostalAddress: 'Bristol' } }, 'GeocodeOptions.PostalAddress'],
  [{ GeocodeOptions: { PostalAddress: { Region: 1 } } }, 'GeocodeOptions.PostalAddress.Region'],
  [{ IndexingOptions: { Roles: 'all' } }, 'IndexingOptions.Roles'],
  [{ IndexingOptions: { IndexId: 1 } }, 'IndexingOptions.IndexId'],
  [{ IndexingOptions: { CustomFields: { a: 1 } } }, 'IndexingOptions.CustomFields.a'],
];

/** The same for resumes only. */
export const REFUSED_OF_RESUMES: BadOption[] = [
  [{ UseLLMParser: 'maybe' }, 'UseLLMParser'],
  [{ OutputCandidateImage: 3 }, 'OutputCandidateImage'],
  [{ Configuration: {} }, 'Configuration'],
  [{ FlexRequests: {} }, 'FlexRequests'],
];

/** The same for jobs only. */
export const REFUSED_OF_JOBS: BadOption[] = [
  [{ Configuration: { CountryCode: 5 } }, 'Configuration.CountryCode'],
  [{ Configuration: { PreferShorterJobTitles: 'maybe' } }, 'Configuration.PreferShorterJobTitles'],
];

type ToldInside = [part: string, code: string, ...BadOption];

/** Told by the part of the answer that they belong to, inside a good parse. */
export const TOLD_INSIDE: ToldInside[] = [
  ...(
    [
      ['InvalidParameter', { Provider: 'Atlas' }, 'Provider'],
      ['MissingParameter', { Provider: 'Google' }, 'ProviderKey'],
      ['MissingParameter', { Provider: 'bing' }, 'ProviderKey'],
      ['MissingParameter', { Provider: 'None' }, 'PostalAddress'],
      ['MissingParameter', { GeoCoordinates: { Latitude: 1 } }, 'GeoCoordinates.Longitude'],
      ['InvalidParameter', { GeoCoordinates: { Latitude: 91, Longitude: 0 } }, 'GeoCoordinates.Latitude'],
      ['InvalidParameter', { GeoCoordinates: { Latitude: 0, Longitude: 181 } }, 'GeoCoordinates.Longitude'],
      ['InvalidParameter', { PostalAddress: { CountryCode: 'GBR' } }, 'PostalAddress.CountryCode'],
    ] as const
  ).map(([code, options, named]): [string, string, Members, string] => [
    'GeocodeResponse',
    code,
    { GeocodeOptions: { IncludeGeocoding: true, ...options } },
    `GeocodeOptions.${named}`,
  ]),
  ...(
    [
      ['InvalidParameter', { SearchAndMatchVersion: 'V3', DocumentId: 'a' }, 'SearchAndMatchVersion'],
      ['MissingParameter', { SearchAndMatchVersion: 'V2', DocumentId: 'a' }, 'SearchAndMatchEnvironment'],
      [
        'InvalidParameter',
        { SearchAndMatchVersion: 'V2', DocumentId: 'a', SearchAndMatchEnvironment: 'TEST' },
        'SearchAndMatchEnvironment',
      ],
      ['MissingParameter', { IndexId: 'i' }, 'DocumentId'],
      ['MissingParameter', { DocumentId: 'a' }, 'IndexId'],
      ['InvalidParameter', { IndexId: 'i', DocumentId: 'a/b' }, 'DocumentId'],
    ] as const
  ).map(([code, options, named]): [string, string, Members, string] => [
    'IndexingResponse',
    code,
    { IndexingOptions: options },
    `IndexingOptions.${named}`,
  ]),
];

const FLEX = { Prompt: 'Which sports?', Identifier: 'sports', DataType: 'text' };

/** The same for resumes only (parsing.md, FlexResponse.Code). */
export const TOLD_INSIDE_RESUMES: ToldInside[] = (
  [
    ['MissingParameter', [{ ...FLEX, Prompt: undefined }], 'FlexRequests[0].Prompt'],
    ['MissingParameter', [{ ...FLEX, Identifier: undefined }], 'FlexRequests[0].Identifier'],
    ['MissingParameter', [{ ...FLEX, DataType: 'Enumeration' }], 'FlexRequests[0].EnumerationValues'],
    ['InvalidParameter', [{ ...FLEX, DataType: 'date' }], 'FlexRequests[0].DataType'],
    ['InvalidParameter', [FLEX, FLEX], 'FlexRequests[1].Identifier'],
    ['InvalidParameter', [FLEX], 'FlexRequests cannot be answered'],
  ] as const
).map(([code, requests, named]) => ['FlexResponse', code, { FlexRequests: requests }, named]);
