export { getPack as GET } from '@/lib/recruiter';
