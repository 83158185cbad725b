import { connection } from 'next/server';
import { getHealth } from '@/lib/recruiter';

export async function GET() {
  await connection();
  return getHealth();
}
