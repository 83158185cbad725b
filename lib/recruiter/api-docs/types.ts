/** A member of a body, or a parameter. `schema` names a schema with a page; `members` are those within. */
export type ApiMember = {
  name: string;
  type: string;
  schema: string | null;
  required: boolean;
  description: string | null;
  members: ApiMember[];
};

/** A body: one line about its type, and its members. */
export type ApiBody = Pick<ApiMember, 'type' | 'schema' | 'members'> & { mediaType: string };

export type ApiEndpointLink = { id: string; method: string; path: string; title: string };

/** Ways in which a call authenticates; a bearer token is requested with the account first. */
export type ApiCredentials = 'account' | 'basic' | 'bearer';

/** One endpoint with all its page shows. `example` is the text of the body, or the query or form as in an address. */
export type ApiEndpoint = ApiEndpointLink & {
  chapter: string;
  description: string;
  credentials: ApiCredentials;
  /** Parameters of the path, with the values of the example. */
  pathParameters: { name: string; example: string }[];
  parameters: ApiMember[];
  request: (ApiBody & { example: string }) | null;
  /** The query of the example, without its question mark. */
  queryExample: string | null;
  answer: ApiBody | null;
  refusal: ApiBody | null;
  samples: { label: string; source: string }[];
};

export type ApiChapter = { title: string; endpoints: ApiEndpointLink[] };

export type ApiDocumentation = { baseUrl: string; chapters: ApiChapter[] };

export type ApiSchema = { name: string; members: ApiMember[]; type: string };
