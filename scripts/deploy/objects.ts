/** The members of Kubernetes objects that the manifests use, as its API reference has them; any other is an error. */
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/);
const words = z.record(z.string(), z.string());
const quantity = z.string().regex(/^\d+(?:m|[KMGT]i)?$/);
const seconds = z.number().int().positive();

const Metadata = z.strictObject({ name, labels: words.optional(), annotations: words.optional() });

const Probe = z
  .strictObject({
    httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.string() }).optional(),
    exec: z.strictObject({ command: z.array(z.string()).min(1) }).optional(),
    periodSeconds: seconds,
    timeoutSeconds: seconds.optional(),
    failureThreshold: seconds.optional(),
  })
  .refine((probe) => Boolean(probe.httpGet) !== Boolean(probe.exec), 'one way to ask');

const SecretKey = z.strictObject({
  secretKeyRef: z.strictObject({ name, key: z.string().regex(/^[-._\w]+$/) }),
});

const Variable = z
  .strictObject({
    name: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    value: z.string().optional(),
    valueFrom: SecretKey.optional(),
  })
  .refine(
    (one) => (one.value === undefined) !== (one.valueFrom === undefined),
    'a value or where it is from',
  );

const Amounts = z.strictObject({ cpu: quantity, memory: quantity });

const Container = z.strictObject({
  name,
  image: z.string().regex(/^[\w.\-/]+:[\w.-]+$/, 'pinned to a version'),
  args: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: name.max(15), containerPort: z.number().int().min(1).max(65_535) })),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })).optional(),
  env: z.array(Variable).optional(),
  startupProbe: Probe.optional(),
  livenessProbe: Probe,
  readinessProbe: Probe,
  resources: z.strictObject({ requests: Amounts, limits: Amounts }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean().optional(),
    capabilities: z.strictObject({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
});

const Volume = z.strictObject({
  name,
  persistentVolumeClaim: z.strictObject({ claimName: name }).optional(),
  emptyDir: z.strictObject({ sizeLimit: quantity }).optional(),
});

const Pod = z.strictObject({
  automountServiceAccountToken: z.boolean(),
  terminationGracePeriodSeconds: seconds,
  securityContext: z.strictObject({
    runAsNonRoot: z.boolean(),
    runAsUser: seconds,
    runAsGroup: seconds,
    fsGroup: seconds,
    fsGroupChangePolicy: z.enum(['OnRootMismatch', 'Always']).optional(),
    seccompProfile: z.strictObject({ type: z.enum(['RuntimeDefault', 'Unconfined', 'Localhost']) }),
  }),
  containers: z.array(Container).length(1),
  volumes: z.array(Volume).optional(),
});

const Template = z.strictObject({ metadata: z.strictObject({ labels: words }), spec: Pod });
const Selector = z.strictObject({ matchLabels: words });
const Claim = z.strictObject({
  accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadWriteMany', 'ReadOnlyMany', 'ReadWriteOncePod'])),
  resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
});

const object = <Version extends string, Kind extends string, Rest extends z.ZodRawShape>(
  version: Version,
  kind: Kind,
  rest: Rest,
) => z.strictObject({ apiVersion: z.literal(version), kind: z.literal(kind), metadata: Metadata, ...rest });

const Deployment = object('apps/v1', 'Deployment', {
  spec: z.strictObject({
    replicas: seconds,
    strategy: z.strictObject({ type: z.enum(['Recreate', 'RollingUpdate']) }),
    selector: Selector,
    template: Template,
  }),
});

const StatefulSet = object('apps/v1', 'StatefulSet', {
  spec: z.strictObject({
    serviceName: name,
    replicas: seconds,
    selector: Selector,
    template: Template,
    volumeClaimTemplates: z.array(z.strictObject({ metadata: Metadata, spec: Claim })),
  }),
});

const Service = object('v1', 'Service', {
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: words,
    ports: z.array(z.strictObject({ name, port: seconds, targetPort: z.string() })),
  }),
});

const Backend = z.strictObject({ service: z.strictObject({ name, port: z.strictObject({ name }) }) });
const Path = z.strictObject({ path: z.string(), pathType: z.enum(['Prefix', 'Exact']), backend: Backend });

const Ingress = object('networking.k8s.io/v1', 'Ingress', {
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(z.strictObject({ host: z.string(), http: z.strictObject({ paths: z.array(Path) }) })),
  }),
});

const Expression = z.strictObject({
  key: z.string(),
  operator: z.enum(['In', 'NotIn']),
  values: z.array(z.string()),
});

const NetworkPolicy = object('networking.k8s.io/v1', 'NetworkPolicy', {
  spec: z.strictObject({
    podSelector: z.strictObject({ matchExpressions: z.array(Expression) }),
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(
      z.strictObject({
        from: z.array(z.strictObject({ podSelector: Selector })),
        ports: z.array(z.strictObject({ port: seconds })),
      }),
    ),
  }),
});

export const KubernetesObject = z.discriminatedUnion('kind', [
  object('v1', 'Namespace', {}),
  object('v1', 'ConfigMap', { data: words }),
  object('v1', 'PersistentVolumeClaim', { spec: Claim }),
  Deployment,
  StatefulSet,
  Service,
  Ingress,
  NetworkPolicy,
]);

export type KubernetesObject = z.infer<typeof KubernetesObject>;
export type Container = z.infer<typeof Container>;
export type Workload = z.infer<typeof Deployment> | z.infer<typeof StatefulSet>;
