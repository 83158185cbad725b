export { getReportFigure as GET } from '@/lib/recruiter';
