export { postMailOff as POST } from '@/lib/recruiter';
