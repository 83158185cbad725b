export { getCareersFrame as GET } from '@/lib/recruiter';
