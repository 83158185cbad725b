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
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
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
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@hyzyla/pdfium',
    'pg',
    'pino',
    'pdfkit',
  ],
  async headers() {
    return [{ source: '/((?!v9/|v10/|auth/realms/|original/).*)', headers: securityHeaders }];
  },
};

export default nextConfig;
