export { getCareersJson as GET } from '@/lib/recruiter';
