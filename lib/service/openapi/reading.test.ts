import { expect, it } from 'vitest';
import { OpenApiDocument } from '@/lib/contracts';
import { openApiDocument } from './document';

it('can read the document that the service writes', () => {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument('https://shortlist.example.com')));
  expect(OpenApiDocument.safeParse(document).error).toBeUndefined();
});
