export { getBoards as GET } from '@/lib/recruiter';
