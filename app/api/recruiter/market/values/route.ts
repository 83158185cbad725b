export { getMarketValues as GET } from '@/lib/recruiter';
