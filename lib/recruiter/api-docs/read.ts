import type { z } from 'zod';
import { readApiDocument } from '@/lib/clients';
import type { OpenApiDocument, OpenApiOperation } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { guarded } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import { bodyOf, membersOf, typeOf } from './members';
import type { ApiCredentials, ApiDocumentation, ApiEndpoint, ApiEndpointLink, ApiSchema } from './types';

type Document = z.output<typeof OpenApiDocument>;
type Place = { path: string; method: string; operation: OpenApiOperation };

const FORM_TYPE = 'application/x-www-form-urlencoded';

function placesOf({ paths }: Document): Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

const linkOf = ({ path, method, operation }: Place): ApiEndpointLink => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  title: operation.summary,
});

function exampleOf(mediaType: string, example: unknown): string {
  if (example === undefined) return mediaType === FORM_TYPE ? 'grant_type=client_credentials' : '';
  if (mediaType === FORM_TYPE) return new URLSearchParams(example as Record<string, string>).toString();
  return JSON.stringify(example, null, 2);
}

/** Returns the query of the example, as its curl sample has it. */
function queryExampleOf({ operation }: Place): string | null {
  if (!operation.parameters?.some((parameter) => parameter.in === 'query')) return null;
  const [sample] = operation['x-codeSamples'];
  return /\?([^'\s]*)'/.exec(sample?.source ?? '')?.[1] ?? '';
}

function credentialsOf({ security }: OpenApiOperation): ApiCredentials {
  const takes = (scheme: string) => security.some((each) => scheme in each);
  if (takes('basic')) return 'basic';
  return takes('account') ? 'account' : 'bearer';
}

function endpointOf(place: Place, { components: { schemas } }: Document): ApiEndpoint {
  const { operation } = place;
  const parameters = operation.parameters ?? [];
  const content = operation.requestBody?.content;
  const request = bodyOf(content, schemas);
  return {
    ...linkOf(place),
    chapter: operation.tags[0] ?? '',
    description: operation.description,
    credentials: credentialsOf(operation),
    pathParameters: parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example }) => ({ name, example: String(example ?? '') })),
    parameters: parameters.map(({ name, required = false, description = null, schema }) => ({
      name,
      required,
      description,
      ...typeOf(schema),
    })),
    request: request && {
      ...request,
      example: exampleOf(request.mediaType, content?.[request.mediaType]?.example),
    },
    queryExample: queryExampleOf(place),
    answer: bodyOf(operation.responses['200']?.content, schemas),
    refusal: bodyOf(operation.responses.default?.content, schemas),
    samples: operation['x-codeSamples'],
  };
}

let known: Document | undefined;

/** Asks for the documentation once: it is made of the code that runs. A development server changes under us. */
async function readDocument(): Promise<Outcome<Document>> {
  if (known) return done(known);
  const answer = await readApiDocument();
  if (!answer.ok) return problemOfFailure(answer.failure);
  if (process.env.NODE_ENV !== 'development') known = answer.value;
  return done(answer.value);
}

const reading = <T>(read: (document: Document) => T | undefined): Promise<Outcome<T>> =>
  guarded(async () => {
    const document = await readDocument();
    if (!document.ok) return document;
    const found = read(document.value);
    return found === undefined
      ? refused('not-found', 'There is no such page in the documentation.')
      : done(found);
  });

/** The chapters of the documentation of the built-in APIs, with their endpoints. Anyone may read them (decision 0111). */
export const apiDocumentation = (): Promise<Outcome<ApiDocumentation>> =>
  reading((document) => ({
    baseUrl: document.servers[0]?.url ?? '',
    chapters: document.tags.map(({ name }) => ({
      title: name,
      endpoints: placesOf(document)
        .filter(({ operation }) => operation.tags.includes(name))
        .map(linkOf),
    })),
  }));

/** One endpoint by its id. Anyone may read it. */
export const apiEndpoint = (id: string): Promise<Outcome<ApiEndpoint>> =>
  reading((document) => {
    const place = placesOf(document).find(({ operation }) => operation.operationId === id);
    return place && endpointOf(place, document);
  });

/** One schema by its name. Anyone may read it. */
export const apiSchema = (name: string): Promise<Outcome<ApiSchema>> =>
  reading(({ components: { schemas } }) => {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && { name, type: typeOf(schema).type, members: membersOf(schema) };
  });
