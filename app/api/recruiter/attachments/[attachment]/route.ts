export { getAttachment as GET } from '@/lib/recruiter';
