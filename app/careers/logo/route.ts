export { getCareersLogo as GET } from '@/lib/recruiter';
