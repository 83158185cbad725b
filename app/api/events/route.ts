export { postEvents as POST } from '@/lib/recruiter';
