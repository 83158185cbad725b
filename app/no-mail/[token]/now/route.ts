export { getNoMail as GET, postNoMail as POST } from '@/lib/recruiter';
