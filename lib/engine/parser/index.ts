/** From lines to fields: one folder a kind of document. */
export { parseJob } from './job';
export { daysAgo } from './job/dates';
export { type PostingFacts, readPostingFacts } from './job/facts';
export { isOptional } from './job/requirements/optional';
export { statedYears } from './job/requirements/years';
export { amountsOfPay, type ReadPay, readStatedPay } from './job/salary';
export { currencyOfCountry } from './job/salary/currencies';
export { scaleOfUnit } from './job/salary/further-words';
export { mayBeAYear, scaleByLevel } from './job/salary/levels';
export { wordingOf as headingWording } from './job/sections/headings';
export { parseResume } from './resume';
export { isPersonalLine } from './resume/personal';
export { REDACTED, redactReceived } from './resume/redaction';
export { languageOf, languageOfPosting, UNDETERMINED } from './shared/language';
