export { getSharedFile as GET } from '@/lib/recruiter';
