import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Harbour <b>Pilot</b>',
  hiringOrganization: { '@type': 'Organization', name: 'Port of Ellmouth' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Ellmouth', addressCountry: 'GB' } },
  baseSalary: { currency: 'GBP', value: { minValue: 61000, maxValue: 67000, unitText: 'YEAR' } },
  employmentType: 'FULL_TIME',
  validThrough: '2027-02-28',
  description: `<p onclick="parent.alert(1)">You bring ships <b>in and out</b>.</p><script>parent.alert(2)</script>
    <img src="https://elsewhere.invalid/seen.gif" onerror="parent.alert(3)"><iframe src="https://elsewhere.invalid"></iframe>
    <a href="javascript:parent.alert(4)">apply</a><h2>Requirements</h2><ul><li>A master's certificate</li></ul>`,
};

const page = (data: string) =>
  `<!doctype html><html><head><title>Careers</title><script type="application/ld+json">${data}</script></head>
   <body><nav>Menu</nav></body></html>`;

/**
 * Starts the pages of an employer inside the network: a posting, a list of two, none, and links to places nobody should
 * reach.
 */
export async function startCareers() {
  const asked: string[] = [];
  const posting = JSON.stringify(POSTING).replaceAll('</', '<\\/');
  const server = createServer((request, response) => {
    const path = String(request.url);
    asked.push(path);
    if (path === '/pilot') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(posting));
    else if (path === '/two') response.end(page(`[${posting},${posting}]`));
    else if (path.startsWith('/to?'))
      response.writeHead(302, { Location: decodeURIComponent(path.slice(4)) }).end();
    else response.end('<html><body>Nothing here</body></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}`, asked };
}
