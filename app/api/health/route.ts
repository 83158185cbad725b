/** For load balancers and containers: answers while the server takes requests. */
export function GET() {
  return Response.json({ status: 'ok' });
}
