export { getMarketSuggestions as GET } from '@/lib/recruiter';
