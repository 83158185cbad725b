export { getMailOff as GET, postMailOff as POST } from '@/lib/recruiter';
