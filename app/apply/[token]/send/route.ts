export { postApplication as POST } from '@/lib/recruiter';
