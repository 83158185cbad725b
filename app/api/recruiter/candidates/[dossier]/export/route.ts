export { getCandidateExport as GET } from '@/lib/recruiter';
