export { getEventStream as GET } from '@/lib/recruiter';
