export { getMetrics as GET } from '@/lib/recruiter';
