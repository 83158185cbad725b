export { getOriginal as GET } from '@/lib/recruiter';
