export { getCareerJob as GET } from '@/lib/recruiter';
