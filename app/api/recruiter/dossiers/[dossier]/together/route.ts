export { getTogether as GET } from '@/lib/recruiter';
