export { getHeldData as GET } from '@/lib/recruiter';
