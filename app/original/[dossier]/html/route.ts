export { getOriginalHtml as GET } from '@/lib/recruiter';
