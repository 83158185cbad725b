export { getMoveIn as GET } from '@/lib/recruiter';
