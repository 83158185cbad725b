export { getFound as GET } from '@/lib/recruiter';
