export { getSaved as GET } from '@/lib/recruiter';
