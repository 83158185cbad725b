export { getMarketFigure as GET } from '@/lib/recruiter';
