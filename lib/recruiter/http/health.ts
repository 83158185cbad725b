import { type DiskState, diskState } from '@/lib/platform';

const MESSAGES: Record<Exclude<DiskState, 'ok'>, string> = {
  'disk-full': 'The disk under DATA_DIR is full, or nearly: free some space, or give it a larger one.',
  'read-only': 'The disk under DATA_DIR is read-only: mount it so that it can be written.',
  'not-writable': 'Nothing can be written to DATA_DIR: look at its owner, its rights and its disk.',
};

/** `GET /api/health`: for load balancers and containers. 503 with a reason when what is sent could not be kept. */
export async function getHealth(): Promise<Response> {
  const status = await diskState();
  if (status === 'ok') return Response.json({ status });
  return Response.json({ status, message: MESSAGES[status] }, { status: 503 });
}
