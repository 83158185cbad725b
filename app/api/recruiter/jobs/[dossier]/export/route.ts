export { getJobExport as GET } from '@/lib/recruiter';
