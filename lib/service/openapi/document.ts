import { z } from 'zod';
import { createDocument, type oas31 } from 'zod-openapi';
import * as contracts from '@/lib/contracts';
import { ESCO_ATTRIBUTION, ONET_ATTRIBUTION } from '@/lib/engine/taxonomy';
import { CHAPTERS, callOf, type Endpoint, type JsonEndpoint, type MarketEndpoint } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { samplesOf } from './samples';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const REFUSED = 'The call was refused; the code says why.';

const isNamed = (schema: unknown): schema is z.ZodObject | z.ZodUnion =>
  schema instanceof z.ZodObject || schema instanceof z.ZodUnion;

/**
 * Registers the name of each exported contract in `components.schemas`. Alternatives have names too: generators name a
 * type for each, and some write it only for a schema that has a name.
 */
function nameContracts() {
  for (const [id, schema] of Object.entries(contracts))
    if (isNamed(schema) && !z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
}

const content = (schema: z.ZodType, type = JSON_TYPE) => ({ [type]: { schema } });

/** A document without a value leaves it out; version 9 always has one. */
function answerSchema({ kind, operation }: JsonEndpoint): z.ZodType {
  if (kind === 'interface') return operation.value;
  if (operation.value === contracts.NoValue) return contracts.InfoOnly;
  const value = operation.complete ? operation.value : operation.value.optional();
  return z.object({ Info: contracts.Info, Value: value });
}

function jsonParts(endpoint: JsonEndpoint) {
  const { body } = endpoint.operation;
  return {
    security: [{ account: [], serviceKey: [] }, { accessToken: [] }],
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: body.schema, example: endpoint.bodyExample } },
      },
    }),
    responses: {
      '200': { description: 'The answer.', content: content(answerSchema(endpoint)) },
      default: {
        description: REFUSED,
        content:
          endpoint.kind === 'interface' ? content(z.string(), 'text/plain') : content(contracts.InfoOnly),
      },
    },
  };
}

const TYPES = { flag: z.enum(['0', '1']), text: z.string(), integer: z.number().int() } as const;

function marketParts({ call, parameters, operation, queryExample }: MarketEndpoint) {
  const shape = parameters.map(({ name, type, meaning }) => [
    name,
    TYPES[type].optional().meta({ description: meaning }),
  ]);
  const question = z.object(Object.fromEntries(shape) as Record<string, z.ZodType>).catchall(z.string());
  return {
    security: [{ basic: [] }],
    ...(call.method === 'GET'
      ? { requestParams: { query: z.object(question.shape) } }
      : {
          requestBody: {
            required: true,
            content: { [FORM_TYPE]: { schema: question, example: queryExample } },
          },
        }),
    responses: {
      '200': { description: 'The answer.', content: content(operation.value) },
      default: { description: REFUSED, content: content(contracts.MarketError) },
    },
  };
}

const TOKEN_PARTS = {
  security: [{ basic: [] }],
  requestBody: {
    required: true,
    content: content(z.object({ grant_type: z.literal('client_credentials') }), FORM_TYPE),
  },
  responses: {
    '200': { description: 'The token.', content: content(contracts.TokenResponse) },
    default: { description: 'The token was refused.', content: content(contracts.TokenError) },
  },
};

const FILE_PARTS = {
  security: [{ accessToken: [] }],
  responses: {
    '200': {
      description: 'The file.',
      content: {
        'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } },
      },
    },
    '404': { description: 'There is no such file for this token.' },
  },
};

function partsOf(endpoint: Endpoint) {
  if (endpoint.kind === 'file') return FILE_PARTS;
  if (endpoint.kind === 'token') return TOKEN_PARTS;
  return endpoint.kind === 'market' ? marketParts(endpoint) : jsonParts(endpoint);
}

/** Describes a parameter as its contract checks it. */
function parameterSchema(schema: z.ZodType): oas31.SchemaObject {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema);
  return described as oas31.SchemaObject;
}

function operationOf(endpoint: Endpoint, baseUrl: string) {
  const { chapter, title, description, pathExample = {} } = endpoint;
  const { id, parameters } = callOf(endpoint);
  return {
    operationId: id,
    tags: [CHAPTERS[chapter]],
    summary: title,
    description,
    parameters: Object.entries(parameters).map(([name, schema]) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: parameterSchema(schema),
      example: pathExample[name],
    })),
    ...partsOf(endpoint),
    'x-codeSamples': samplesOf(endpoint, baseUrl),
  };
}

function pathsOf(baseUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of ENDPOINTS) {
    const { method, path } = callOf(endpoint);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint, baseUrl) };
  }
  return paths;
}

const header = (name: string) => ({ type: 'apiKey' as const, in: 'header' as const, name });

/**
 * The three APIs as an OpenAPI 3.1 document. The schemas are those by which the service reads requests and writes
 * answers, so the document cannot differ from the service. `baseUrl` has no slash at its end.
 */
export function openApiDocument(baseUrl: string): oas31.OpenAPIObject {
  nameContracts();
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Shortlist',
        version: '10',
        description: `Document parsing, indexes and matching, matching UI, events, and the job market. ${ESCO_ATTRIBUTION} ${ONET_ATTRIBUTION}`,
      },
      servers: [{ url: baseUrl }],
      tags: Object.values(CHAPTERS).map((name) => ({ name })),
      paths: pathsOf(baseUrl),
      components: {
        securitySchemes: {
          account: header('Tx-AccountId'),
          serviceKey: header('Tx-ServiceKey'),
          accessToken: { type: 'http', scheme: 'bearer' },
          basic: { type: 'http', scheme: 'basic' },
        },
      },
    },
    {
      // An answer may have members that a client does not know (wire-facts 1.4).
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
}
