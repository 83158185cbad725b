export { describeIssuer as GET } from '@/lib/service/http';
