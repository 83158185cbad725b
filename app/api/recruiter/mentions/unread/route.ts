export { getUnreadMentions as GET } from '@/lib/recruiter';
