export { getShortlistEntry as GET } from '@/lib/recruiter';
