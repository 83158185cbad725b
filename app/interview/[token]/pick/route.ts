export { postPick as POST } from '@/lib/recruiter';
