export { getShortlist as GET } from '@/lib/recruiter';
