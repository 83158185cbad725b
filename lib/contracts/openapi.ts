import { z } from 'zod';

/** GET /service/openapi.json: the documentation of the APIs as OpenAPI 3.1, which everyone may read. */
export const OPENAPI_PATH = '/service/openapi.json';

/** JSON Schema, limited to the parts that contracts use. */
export type OpenApiSchema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  pattern?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  properties?: Record<string, OpenApiSchema> | undefined;
  required?: string[] | undefined;
  items?: OpenApiSchema | undefined;
  anyOf?: OpenApiSchema[] | undefined;
  additionalProperties?: OpenApiSchema | boolean | undefined;
};

const Schema: z.ZodType<OpenApiSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    additionalProperties: z.union([Schema, z.boolean()]).optional(),
  }),
);

const Content = z.record(z.string(), z.object({ schema: Schema, example: z.unknown().optional() }));

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
  schema: Schema,
});

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
  'x-codeSamples': z.array(z.object({ lang: z.string(), label: z.string(), source: z.string() })),
});

/** Parts of the document that a reader needs. */
export const OpenApiDocument = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

export type OpenApiOperation = z.output<typeof Operation>;
