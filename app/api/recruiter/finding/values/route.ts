export { getFindingValues as GET } from '@/lib/recruiter';
