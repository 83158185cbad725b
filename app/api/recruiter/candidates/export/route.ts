export { getListExport as GET } from '@/lib/recruiter';
