export { getShortlistExport as GET } from '@/lib/recruiter';
