export { getCareersSitemap as GET } from '@/lib/recruiter';
