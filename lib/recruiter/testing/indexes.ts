import { errorReply, type Reply } from './replies';

type Kept = { data: Record<string, unknown>; tags: string[] };
type Listed = {
  DocumentId: string;
  ResumeData?: Record<string, unknown>;
  JobData?: Record<string, unknown>;
  UserDefinedTags: string[];
};
type Body = {
  Resumes?: Listed[];
  Jobs?: Listed[];
  DocumentIds?: string[];
  UserDefinedTags?: string[];
};

const success = (Value?: unknown): Reply => ({
  status: 200,
  body: { Info: { Code: 'Success', Message: 'ok', TransactionId: 'I-1' }, Value },
});

/**
 * The index calls of the parsing API on maps (wire-facts 1.3). `refuse` returns an answer instead; `calls` has the
 * method and the path of each call.
 */
export function createTestIndex() {
  const indexes = new Map<string, Map<string, Kept>>();
  const state = {
    indexes,
    calls: [] as string[],
    refuse: undefined as ((call: string) => Reply | undefined) | undefined,
    /** Sessions of interfaces that were ended. */
    ended: [] as string[],
    /** Answer to a match by id, or to a request for its interface, and the requests. */
    match: undefined as ((index: string, id: string, request: unknown) => Reply) | undefined,
    /** All documents, whatever index they are in. */
    documents: () => new Map([...indexes.values()].flatMap((index) => [...index])),
  };

  function put(index: Map<string, Kept>, listed: Listed[]): Reply {
    for (const { DocumentId, ResumeData, JobData, UserDefinedTags } of listed)
      index.set(DocumentId, { data: ResumeData ?? JobData ?? {}, tags: UserDefinedTags });
    return success(listed.map(({ DocumentId }) => ({ DocumentId, Code: 'Success' })));
  }

  function ofDocument(index: Map<string, Kept>, method: string, id: string, body: Body): Reply {
    const kept = index.get(id);
    if (!kept) return errorReply(404, 'DataNotFound');
    if (method === 'PATCH') kept.tags = body.UserDefinedTags ?? [];
    return success(kept.data);
  }

  function endSession(id: string): Reply {
    state.calls.push('DELETE session');
    const refused = state.refuse?.('DELETE session');
    if (!refused) state.ended.push(id);
    return refused ?? { status: 200, body: {} };
  }

  function replyTo(method = '', url = '', text = ''): Reply | undefined {
    const [ending, session = ''] = /\/ui\/v10\/sessions\/([^/]+)$/.exec(url) ?? [];
    if (ending && method === 'DELETE') return endSession(session);
    const [matched, of = '', source = ''] =
      /\/matcher\/indexes\/([^/]+)\/documents\/([^/]+)$/.exec(url) ?? [];
    if (matched) return state.match?.(of, source, JSON.parse(text)) ?? errorReply(404, 'DataNotFound');
    const [, name, rest = '', id = ''] = /\/index\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(url) ?? [];
    if (!name) return undefined;
    const call = `${method} ${rest}`.trim();
    state.calls.push(call);
    const refused = state.refuse?.(call);
    if (refused) return refused;
    const body = (text ? JSON.parse(text) : {}) as Body;
    const index = indexes.get(name);
    if (call === 'POST' && index) return errorReply(409, 'DuplicateAsset');
    if (call === 'POST') indexes.set(name, new Map());
    if (call === 'POST') return success();
    if (!index) return errorReply(404, 'DataNotFound');
    if (call === 'DELETE') indexes.delete(name);
    if (rest === 'count') return success({ Count: index.size });
    if (rest === 'resumes' || rest === 'joborders') return put(index, body.Resumes ?? body.Jobs ?? []);
    if (rest === 'documents') for (const each of body.DocumentIds ?? []) index.delete(each);
    if (rest === 'resume' || rest === 'joborder') return ofDocument(index, method, id, body);
    return success();
  }

  return Object.assign(state, { replyTo });
}
