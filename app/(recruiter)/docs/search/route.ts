export { getGuideSearch as GET } from '@/lib/recruiter';
