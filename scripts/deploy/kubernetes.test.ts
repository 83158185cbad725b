/** The manifests are of objects that Kubernetes knows, agree with each other, and name what the application has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '@/lib/config';
import { type Container, KubernetesObject, type Workload } from './objects';

const FOLDER = path.join('deploy', 'kubernetes');
/** Variables that the manifests make only to write others by them. */
const PARTS_OF_ADDRESSES = ['POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD'];

const { resources } = parse(readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
};
const objects = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((one) =>
    KubernetesObject.parse(one.toJS()),
  ),
);
const ofKind = <Kind extends KubernetesObject['kind']>(kind: Kind) =>
  objects.filter((one): one is Extract<KubernetesObject, { kind: Kind }> => one.kind === kind);
const workloads: Workload[] = [...ofKind('Deployment'), ...ofKind('StatefulSet')];
const app = ofKind('Deployment')[0]?.spec.template.spec.containers[0] as Container;
const settings = ofKind('ConfigMap')[0]?.data ?? {};
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, { image?: string }>;
};

/** Returns the names of the variables that the configuration reads, by what it does with a wrong one. */
function isRead(name: string): boolean {
  return name in readConfig({}) || readFileSync('lib/config.ts', 'utf8').includes(`\n  ${name}: `);
}

it('names each object once, and every workload has a service where one is asked for', () => {
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual([
    'clickhouse',
    'postgres',
    'shortlist',
  ]);
});

it('sets only variables that the application reads, with values that it takes', () => {
  const text = readFileSync(path.join(FOLDER, 'app.yaml'), 'utf8');
  const commented = [...text.matchAll(/^\s*# (?:- name: )?([A-Z][A-Z0-9_]+)(?::|$)/gm)].map(
    ([, name = '']) => name,
  );
  expect(commented).toContain('S3_ENDPOINT');
  const given = [...Object.keys(settings), ...(app.env ?? []).map(({ name }) => name), ...commented];
  expect(given.filter((name) => !PARTS_OF_ADDRESSES.includes(name) && !isRead(name))).toEqual([]);
  const environment: Record<string, string> = {
    ...settings,
    POSTGRES_PASSWORD: 'p',
    CLICKHOUSE_PASSWORD: 'c',
  };
  for (const { name, value } of app.env ?? [])
    environment[name] = (value ?? 'x'.repeat(20)).replace(
      /\$\((\w+)\)/g,
      (_, other) => environment[other] ?? '',
    );
  const read = readConfig(environment);
  expect(read).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: '/data', TRUST_PROXY: true });
  expect(new URL(String(read.DATABASE_URL))).toMatchObject({ password: 'x'.repeat(20), port: '5432' });
});

it('takes every secret by reference, and has none in it', () => {
  const secrets = workloads.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ env = [] }) => env),
  );
  const plain = secrets.filter(
    ({ name, value }) => /PASSWORD|TOKEN|KEY|SECRET/.test(name) && value !== undefined,
  );
  expect(plain).toEqual([]);
  expect(objects.map(({ kind }) => kind as string)).not.toContain('Secret');
});

describe.each(workloads.map((one) => [one.metadata.name, one] as const))('%s', (name, { spec }) => {
  const pod = spec.template.spec;
  const [container] = pod.containers as [Container];
  const ports = container.ports.map((port) => port.name);

  it('selects its own pods, and its service leads to a port of theirs', () => {
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    const service = ofKind('Service').find((one) => one.metadata.name === name);
    expect(service?.spec.selector).toEqual(spec.selector.matchLabels);
    expect(service?.spec.ports.map(({ targetPort }) => targetPort)).toEqual(ports);
  });

  it('mounts only volumes that it has, and asks probes at ports that it opens', () => {
    const volumes = [
      ...(pod.volumes ?? []).map((one) => one.name),
      ...('volumeClaimTemplates' in spec
        ? spec.volumeClaimTemplates.map(({ metadata }) => metadata.name)
        : []),
    ];
    expect(container.volumeMounts.map((one) => one.name).filter((one) => !volumes.includes(one))).toEqual([]);
    for (const probe of [container.livenessProbe, container.readinessProbe])
      if (probe.httpGet) expect(ports).toContain(probe.httpGet.port);
    for (const { persistentVolumeClaim: claim } of pod.volumes ?? [])
      if (claim)
        expect(ofKind('PersistentVolumeClaim').map((one) => one.metadata.name)).toContain(claim.claimName);
  });

  it('runs as nobody in particular, within limits', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.resources.limits.memory).toMatch(/^\d+[GM]i$/);
  });
});

it('asks the application whether it lives apart from whether it is ready, at routes that there are', () => {
  const at = (probe: Container['livenessProbe'] | undefined) => probe?.httpGet?.path ?? '';
  expect([at(app.livenessProbe), at(app.readinessProbe)]).toEqual(['/api/health/live', '/api/health']);
  for (const probe of [app.startupProbe, app.livenessProbe, app.readinessProbe])
    expect(existsSync(path.join('app', at(probe), 'route.ts'))).toBe(true);
  expect(app.ports).toEqual([{ name: 'http', containerPort: Number(settings.PORT) }]);
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`EXPOSE ${settings.PORT}\n`);
});

it('has room for its readers, and time to stop', () => {
  const mebibytes = Number.parseInt(app.resources.limits.memory, 10) * 1024;
  const readers = Number(settings.PARSE_WORKERS) + Number(settings.SCAN_WORKERS);
  expect(mebibytes).toBeGreaterThan(readers * Number(settings.PARSE_MEMORY_MB) + 900);
  expect(ofKind('Deployment')[0]?.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
});

it('leads the ingress to the service, and has the versions of compose.yaml', () => {
  const { rules } = ofKind('Ingress')[0]?.spec ?? { rules: [] };
  expect(rules[0]?.http.paths[0]?.backend.service).toEqual({ name: 'shortlist', port: { name: 'http' } });
  expect(settings.BASE_URL).toBe(`https://${rules[0]?.host}`);
  for (const name of ['postgres', 'clickhouse'])
    expect(
      ofKind('StatefulSet').find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers[0]
        ?.image,
    ).toBe(compose.services[name]?.image);
});
