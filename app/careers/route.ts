export { getCareers as GET } from '@/lib/recruiter';
