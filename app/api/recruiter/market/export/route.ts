export { getMarketExport as GET } from '@/lib/recruiter';
