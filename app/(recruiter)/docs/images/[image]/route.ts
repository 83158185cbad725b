import { getGuideImage } from '@/lib/recruiter';

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }) {
  return getGuideImage((await params).image);
}
