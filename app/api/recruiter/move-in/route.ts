export { postPeople as POST } from '@/lib/recruiter';
