export { getMatcherNames as GET } from '@/lib/recruiter';
