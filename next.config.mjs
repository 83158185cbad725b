const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''} 'wasm-unsafe-eval'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** All but the service, and files that come from outside with stricter headers of their own, which these would replace. */
const FILES = 'original/[^/]+(?:/html)?$|api/recruiter/(?:candidates|jobs|market)/(?:[^/]+/)?export$';
const PAGES = `/((?!v9/|v10/|ui/v10/|tx/|api/v3/|${FILES}).*)`;

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
    'pg',
    'pino',
    'pdfkit',
  ],
  // The hosted APIs stand under /tx; a client that knows only that root finds the same here (wire-facts 1.2).
  async rewrites() {
    return ['v9', 'v10', 'ui/v10'].map((base) => ({
      source: `/tx/${base}/:path*`,
      destination: `/${base}/:path*`,
    }));
  },
  async headers() {
    return [
      { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
      { source: PAGES, headers: securityHeaders },
    ];
  },
};

export default nextConfig;
