export { allowCapture as OPTIONS, getCaptureReceipt as GET } from '@/lib/recruiter';
