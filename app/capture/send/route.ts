export { allowCapture as OPTIONS, postCapture as POST } from '@/lib/recruiter';
