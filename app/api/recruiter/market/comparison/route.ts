export { getMarketComparison as GET } from '@/lib/recruiter';
