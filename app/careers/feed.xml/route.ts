export { getCareersRss as GET } from '@/lib/recruiter';
