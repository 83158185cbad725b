import { AwsClient } from 'aws4fetch';
import { StoreFault } from '../store-fault';
import { assertHash, type FileStore, hashOf, isHash } from './port';

export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** First part of every key, so that several users of a bucket keep out of each other's way. */
  prefix: string;
};

/** Members of a page of ListObjectsV2; our keys hold nothing that XML would write otherwise. */
const KEY = /<Key>([^<]+)<\/Key>/g;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** Files in a bucket of any store that speaks S3, addressed by path. */
export function bucketFiles(settings: BucketSettings): FileStore {
  const client = new AwsClient({ ...settings, service: 's3', retries: 3 });

  const bucket = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;

  async function ask(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const response = await client
      .fetch(url, { method, body: body ? new Uint8Array(body) : undefined })
      .catch((error: unknown) => {
        throw new StoreFault('files', error);
      });
    if (!response.ok && response.status !== 404)
      throw new StoreFault('files', new Error(`the file store answered ${response.status} to ${method}`));
    return response;
  }

  function call(method: string, hash: string, body?: Uint8Array): Promise<Response> {
    assertHash(hash);
    return ask(method, `${bucket}/${settings.prefix}/${hash}`, body);
  }

  async function* hashes() {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${settings.prefix}/` });
      if (token) query.set('continuation-token', token);
      const response = await ask('GET', `${bucket}?${query}`);
      if (!response.ok) throw new StoreFault('files', new Error('the bucket does not exist'));
      const page = await response.text();
      for (const [, key = ''] of page.matchAll(KEY)) {
        const hash = key.slice(settings.prefix.length + 1);
        if (isHash(hash)) yield hash;
      }
      token = NEXT.exec(page)?.[1];
    } while (token);
  }

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      const response = await call('PUT', hash, bytes);
      if (!response.ok) throw new StoreFault('files', new Error('the bucket does not exist'));
      return hash;
    },
    async get(hash) {
      const response = await call('GET', hash);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    has: async (hash) => (await call('HEAD', hash)).ok,
    async delete(hash) {
      await call('DELETE', hash);
    },
    hashes,
  };
}
