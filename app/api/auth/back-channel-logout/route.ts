export { postBackChannelLogout as POST } from '@/lib/recruiter';
