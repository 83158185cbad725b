export { getBoard as GET } from '@/lib/recruiter';
