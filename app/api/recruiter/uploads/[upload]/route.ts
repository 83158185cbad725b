export { getUpload as GET } from '@/lib/recruiter';
