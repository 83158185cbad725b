export { getCandidateListExport as GET } from '@/lib/recruiter';
