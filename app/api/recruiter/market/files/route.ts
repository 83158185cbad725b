export { postMarketFile as POST } from '@/lib/recruiter';
