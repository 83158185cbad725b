export { getAuditExport as GET } from '@/lib/recruiter';
