export { getCareersSitemap as GET } from '@/lib/recruiter';

/** Next.js makes files of this name while it builds, unless it is told otherwise. */
export const dynamic = 'force-dynamic';
