export { getUnreadEvents as GET } from '@/lib/recruiter';
