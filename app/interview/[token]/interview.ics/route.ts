export { getPickedCalendar as GET } from '@/lib/recruiter';
