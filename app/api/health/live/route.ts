import { connection } from 'next/server';
import { getLiveness } from '@/lib/recruiter';

export async function GET() {
  await connection();
  return getLiveness();
}
