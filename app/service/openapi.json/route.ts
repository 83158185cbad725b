export { describeApi as GET } from '@/lib/service/http';
