export { getComparison as GET } from '@/lib/recruiter';
