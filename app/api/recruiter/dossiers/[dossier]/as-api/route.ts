export { getAsApi as GET } from '@/lib/recruiter';
