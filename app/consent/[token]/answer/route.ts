export { postConsent as POST } from '@/lib/recruiter';
