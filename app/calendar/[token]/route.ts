export { getCalendar as GET } from '@/lib/recruiter';
