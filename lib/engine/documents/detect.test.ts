import cfb from 'cfb';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, detectKind, readDocument } from '.';
import { buildDoc, buildDocx, buildOdt, bytesOf } from './testing';

function container(...streams: string[]): Uint8Array {
  const file = cfb.utils.cfb_new();
  for (const stream of streams) cfb.utils.cfb_add(file, stream, Buffer.from('x'));
  return Uint8Array.from(cfb.write(file, { type: 'buffer' }) as Uint8Array);
}

function inUtf32(text: string): Uint8Array {
  const codes = [0xfeff, ...[...text].map((character) => character.codePointAt(0) ?? 0)];
  return new Uint8Array(Uint32Array.from(codes).buffer);
}

const archive = (name: string, content = '') => zipSync({ [name]: bytesOf(content) });

describe('detectKind', () => {
  it.each([
    ['pdf', bytesOf('%PDF-1.7\n')],
    ['pdf', bytesOf('\n\n%PDF-1.4')],
    [
      'pdf',
      bytesOf(`${'HTTP header and a page of a portal\n'.repeat(200)}%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n`),
    ],
    ['text', bytesOf(`${'A line of a CV\n'.repeat(200)}Wrote a reader that looks for %PDF-1.4 in files\n`)],
    ['docx', buildDocx('')],
    ['odt', buildOdt('')],
    ['odt', bytesOf('<?xml version="1.0"?><office:document office:version="1.3">')],
    ['doc', buildDoc([{ text: 'x' }])],
    ['rtf', bytesOf('{\\rtf1 x}')],
    ['html', bytesOf('<!-- saved --><!DOCTYPE html><p>x')],
    ['html', bytesOf('<div><p>a</p><p>b</p></div>')],
    ['text', bytesOf('Mira Lindqvist\nBM Weberei < 5 > 3')],
    ['text', bytesOf('MZ Handel')],
    ['text', bytesOf('Name: Mira Lindqvist\nDate: 2 May\nSubject: Welding\n\nFitter')],
    ['text', inUtf32('Mira Lindqvist, Weberin \u{1f9f6}')],
  ])('knows %s by its content', (kind, bytes) => {
    expect(detectKind(bytes)).toEqual({ ok: true, value: kind });
  });

  it.each([
    ['of Outlook', container('/__properties_version1.0')],
    ['by who sent it', bytesOf('From: a@example.org\nTo: b@example.org\n\nhello')],
    ['by headers of programs', bytesOf('Subject: CV\nDate: today\nMIME-Version: 1.0\n\nhello')],
    ['out of a mailbox', bytesOf('From a@example.org Mon Jan 1\nFrom: a@example.org\n\nhello')],
  ])('knows a mail %s', (_, bytes) => {
    expect(detectKind(bytes)).toMatchObject({ ok: true, value: 'mail' });
  });

  it.each([
    ['a picture of a page (JPEG)', bytesOf('\xff\xd8\xff\xe0'), 'ovIsImage'],
    ['a picture of a page (PNG)', bytesOf('\x89PNG\r\n\x1a\n'), 'ovIsImage'],
    ['a picture of a page (BMP)', bytesOf(`BM${'\0'.repeat(12)}\x28\0`), 'ovIsImage'],
    ['a spreadsheet (Excel)', archive('xl/workbook.xml'), 'ovUnsupportedFormat'],
    ['a presentation (PowerPoint)', archive('ppt/presentation.xml'), 'ovUnsupportedFormat'],
    ['Apple iWork', archive('Index/Document.iwa'), 'ovUnsupportedFormat'],
    ['a ZIP archive', archive('cv.docx'), 'ovUnsupportedFormat'],
    ['a spreadsheet (Excel)', container('/Workbook'), 'ovUnsupportedFormat'],
    [
      'a key or a certificate',
      bytesOf('Bag Attributes\n  friendlyName: mira\n-----BEGIN PRIVATE KEY-----\nMIIB'),
      'ovUnsupportedFormat',
    ],
    ['a key or a certificate', bytesOf('ssh-rsa AAAAB3NzaC1yc2E mira@host\n'), 'ovUnsupportedFormat'],
    ['a key or a certificate', bytesOf('-----BEGIN CERTIFICATE-----\nMIIB'), 'ovUnsupportedFormat'],
    ['a picture of a page (EMF)', bytesOf(`\x01${'\0'.repeat(39)} EMF`), 'ovIsImage'],
    ['a program', bytesOf('#!/bin/sh\necho CV\n'), 'ovUnsupportedFormat'],
    ['a program', bytesOf('\x7fELF'), 'ovUnsupportedFormat'],
    ['a video', bytesOf('\0\0\0\x20ftypisom'), 'ovUnsupportedFormat'],
    ['no readable text', bytesOf('\x00\x01\x02\x03\x04\x05\x06\x07\x08'), 'ovUnsupportedFormat'],
    ['protected by a password', container('/EncryptedPackage', '/EncryptionInfo'), 'ovIsEncrypted'],
    ['empty', new Uint8Array(), 'ovNullInput'],
    ['damaged', bytesOf('PK\x03\x04 cut off'), 'ovCorrupt'],
  ])('names what it is not: %s', (what, bytes, code) => {
    const kind = detectKind(bytes);
    expect(kind).toMatchObject({ ok: false, failure: { code } });
    expect(kind.ok ? '' : kind.failure.message).toContain(what);
  });
});

describe('program code', () => {
  it.each([
    [
      'TypeScript',
      "import { readFile } from 'node:fs/promises';\n\n/** Reads it. */\nexport async function main(): Promise<void> {\n  const text = await readFile('cv.txt', 'utf8');\n  console.log(text);\n}\n",
    ],
    [
      'TSX',
      "import { Card } from './card';\n\nexport function List() {\n  const rows = useRows();\n  return (\n    <ul>{rows.map((row) => {\n      return <Card row={row} />;\n    })}</ul>\n  );\n}\n",
    ],
    [
      'Python',
      "import os\nimport sys\n\n# lists\ndef main():\n    for name in os.listdir('.'):\n        print(name)\n\nif __name__ == '__main__':\n    main()\n",
    ],
    [
      'Java',
      'package com.example;\n\nimport java.util.List;\n\npublic class Main {\n    public static void main(String[] args) {\n        System.out.println("x");\n    }\n}\n',
    ],
    ['C', '#include <stdio.h>\n\nint main(void) {\n  printf("hello\\n");\n  return 0;\n}\n'],
    ['Go', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("x")\n}\n'],
    ['PHP', "<?php\nnamespace App;\necho 'x';\n"],
    ['Rust', 'use std::fs;\n\nfn main() {\n    let text = fs::read("cv");\n    println!("{:?}", text);\n}\n'],
    [
      'SQL',
      'CREATE TABLE person (id int);\nINSERT INTO person VALUES (1);\nALTER TABLE person ADD name text;\n',
    ],
  ])('in %s is refused by name', (_, code) => {
    const kind = detectKind(bytesOf(code));
    expect(kind).toMatchObject({ ok: false, failure: { code: 'ovUnsupportedFormat' } });
    expect(kind.ok ? '' : kind.failure.message).toContain('program code');
  });

  it.each([
    [
      'rows that end in semicolons',
      'Mira Lindqvist\n- welding of frames;\n- C++ (STL, Qt);\n- class for apprentices;\n',
    ],
    [
      'some code in it',
      'Mira Lindqvist\nDeveloper\nI like this best:\nreturn f(x);\n}\nNordwerft 2019\nKiel\n',
    ],
    ['labels', 'Name: Mira\nWith:\nwhile at Nordwerft:\nlanguages = C, Java\nBorn 1980\nKiel\nFitter\n'],
  ])('is not what a CV with %s is', (_, text) => {
    expect(detectKind(bytesOf(text))).toEqual({ ok: true, value: 'text' });
  });
});

describe('readDocument', () => {
  it('reads text in UTF-32', async () => {
    const read = await readDocument(inUtf32('Mira Lindqvist \u{1f9f6}'), DEFAULT_READ_LIMITS);
    expect(read).toMatchObject({ value: { lines: [{ text: 'Mira Lindqvist \u{1f9f6}' }] } });
  });

  it('says that a document has no text, or only pictures', async () => {
    expect(await readDocument(buildDocx('<w:p/>'), DEFAULT_READ_LIMITS)).toMatchObject({
      failure: { code: 'ovNoText' },
    });
    const picture = '<html><p><img src="data:image/png;base64,iVBORw0KGgo="></p>';
    expect(await readDocument(bytesOf(picture), DEFAULT_READ_LIMITS)).toMatchObject({
      failure: { code: 'ovIsImage' },
    });
  });
});
