export { AccountFigures, AccountResponse } from './account';
export * from './assistant';
export { type ApiCall, CALLS, callAt, callBelow } from './calls';
export type { Decoded, DecodedOf } from './codec';
export { decode, encode } from './codec';
export * from './events';
export type { JobDocumentV9Data } from './hr-xml/job';
export { JobDocumentV9 } from './hr-xml/job';
export type { HrXmlResumeData } from './hr-xml/resume';
export { HrXmlResume } from './hr-xml/resume';
export type { OutcomeCode } from './info';
export { CustomerDetails, Info, InfoOnly, NoValue, STATUS_OF_CODE } from './info';
export * from './market';
export * from './market-sources';
export * from './matching';
export * from './matching-ui';
export { OPENAPI_PATH, OpenApiDocument, type OpenApiOperation, type OpenApiSchema } from './openapi';
export {
  GeocodeJobRequest,
  GeocodeJobResponse,
  GeocodeJobValue,
  GeocodeResumeRequest,
  GeocodeResumeResponse,
  GeocodeResumeValue,
} from './parsing/geocode';
export type { ParsedJob } from './parsing/job-data';
export {
  CONTRACT_TYPES,
  EMPLOYMENT_TYPES,
  JobData,
  MANAGEMENT_LEVELS,
  SALARY_TIME_SCALES,
  WORKING_HOURS,
} from './parsing/job-data';
export { ConversionMetadata, ParsingMetadata } from './parsing/parse-answers';
export type { JobConfigurationData, JobParseRequestData, JobParseValueData } from './parsing/parse-job';
export { JobConfigurationForm, JobParseRequest, JobParseResponse, JobParseValue } from './parsing/parse-job';
export type { GeocodeTargetData, ParseRequestBaseData } from './parsing/parse-options';
export type { LlmDifference, ResumeParseRequestData, ResumeParseValueData } from './parsing/parse-resume';
export { ResumeParseRequest, ResumeParseResponse, ResumeParseValue } from './parsing/parse-resume';
export type {
  FlatParseValueData,
  ParseRequestBaseV9Data,
  ResumeParseValueV9Data,
} from './parsing/parse-v9';
export {
  FlatParseValue,
  JobParseRequestV9,
  JobParseResponseV9,
  ResumeParseRequestV9,
  ResumeParseResponseV9,
  ResumeParseValueV9,
} from './parsing/parse-v9';
export type { ParsedResume } from './parsing/resume-data';
export { QUALITY_LEVELS, ResumeData, SECTION_TYPES } from './parsing/resume-data';
export { DEGREE_TYPES, EXECUTIVE_TYPES, SCHOOL_TYPES } from './parsing/resume-history';
export {
  Location,
  PROBABILITIES,
  WEB_ADDRESS_TYPES,
} from './parsing/shared';
export type { ServiceAccountData, ServiceAccountUseData } from './service-accounts';
export {
  APP_ACCOUNT_ID,
  APP_SERVICE_KEY_SECRET,
  CreateServiceAccountRequest,
  GrantCreditsRequest,
  ServiceAccount,
  ServiceAccountList,
  ServiceAccountResponse,
  ServiceAccountsResponse,
  ServiceAccountUse,
  ServiceAccountUseResponse,
  ServiceAccountWithKey,
  ServiceAccountWithKeyResponse,
} from './service-accounts';
export {
  ServiceTaxonomies,
  ServiceTaxonomiesResponse,
} from './service-taxonomies';
export { GivenToken, TokenError, TokenResponse } from './token';
export {
  addressIn,
  inVersion,
  PARSER_VERSIONS,
  type ParserVersion,
  pathBelow,
  versionInAddress,
} from './versions';
