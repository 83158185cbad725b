export { getJobListExport as GET } from '@/lib/recruiter';
