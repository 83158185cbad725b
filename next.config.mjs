const POLICY = 'Content-Security-Policy';

/** For data: whatever it says, a browser that shows it runs and loads nothing. */
const INERT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** For scripts that run as workers, to which the policy of their page does not reach: no eval, nothing from outside. */
const WORKER =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";

/** For the example of a page that embeds the matching UI: its own script, and frames of wherever that is served. */
const EXAMPLE =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src http: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const EVERYWHERE = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** What comes from outside has a stricter policy of its own, which these would replace; pages have that of proxy.ts. */
const DATA = [
  '/:base(v9|v10|tx|service)/:path*',
  '/ui/v10/:path*',
  '/mcp',
  '/scim/v2/:path*',
  '/.well-known/:path*',
  '/events/v1/:path*',
  '/apply/:token/send',
  // But for the way in, which may be shown in a frame and says itself in whose.
  '/matcher/:session/:path((?!open$).*)',
  '/auth/realms/api/protocol/:path*',
  '/api/:path((?:auth|events|health|metrics|v3|recruiter)(?!/(?:candidates|jobs|market)/(?:[^/]+/)?export$).*)',
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // The arguments of server actions hold passwords.
  logging: { serverFunctions: false },
  // Types are a check of `npm test`; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A client of the APIs that adds a slash gets its answer, not a redirect without a body.
  skipTrailingSlashRedirect: true,
  // Nothing uses the optimizer, and so nobody needs to reach it.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@clickhouse/client',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@hyzyla/pdfium',
    'imapflow',
    'pg',
    'pino',
    'pdfkit',
  ],
  // The hosted APIs are under /tx; a client that knows only that root finds the same here (wire-facts 1.2).
  async rewrites() {
    // A client with an address of its own for the version looks for the UI below it.
    const below = ['/v10/ui', '/tx/v10/ui'].map((base) => ({
      source: `${base}/:path*`,
      destination: '/ui/v10/:path*',
    }));
    const hosted = ['v9', 'v10', 'ui/v10'].map((base) => ({
      source: `/tx/${base}/:path*`,
      destination: `/${base}/:path*`,
    }));
    return [...below, ...hosted];
  },
  async headers() {
    return [
      { source: '/:path*', headers: EVERYWHERE },
      // A page that opened the matcher in a window of its own is told of what happens there; nobody is told its address.
      {
        source: '/matcher/:path*',
        headers: [
          { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
          { key: 'Referrer-Policy', value: 'no-referrer' },
        ],
      },
      // A page of somebody else opens this window and hands over what it shows, which it may not do across isolated windows.
      {
        source: '/capture/:path*',
        headers: [
          { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
          { key: 'Referrer-Policy', value: 'no-referrer' },
        ],
      },
      // The address of a pack is the key to it.
      {
        source: '/shared/:path*',
        headers: [
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'X-Robots-Tag', value: 'noindex' },
        ],
      },
      ...DATA.map((source) => ({ source, headers: [{ key: POLICY, value: INERT }] })),
      { source: '/embedding/:path*', headers: [{ key: POLICY, value: EXAMPLE }] },
      { source: '/:base(_next|pdfjs)/:path*', headers: [{ key: POLICY, value: WORKER }] },
    ];
  },
};

export default nextConfig;
