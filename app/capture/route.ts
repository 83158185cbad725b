export { getCaptureWindow as GET } from '@/lib/recruiter';

/** The same for everybody, but never made before somebody asks. */
export const dynamic = 'force-dynamic';
