export { getUploads as GET, postUpload as POST } from '@/lib/recruiter';
