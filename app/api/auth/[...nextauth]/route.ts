import { authHandler } from '@/lib/recruiter';

export { authHandler as GET, authHandler as POST };
