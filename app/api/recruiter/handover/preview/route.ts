export { getPackPreview as GET } from '@/lib/recruiter';
