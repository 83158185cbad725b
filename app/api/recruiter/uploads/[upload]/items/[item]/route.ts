export { putUploadItem as PUT } from '@/lib/recruiter';
