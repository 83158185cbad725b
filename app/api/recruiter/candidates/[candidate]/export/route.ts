export { getExport as GET } from '@/lib/recruiter';
