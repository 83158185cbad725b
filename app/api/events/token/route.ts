export { postEventToken as POST } from '@/lib/recruiter';
