/** Extracts the plain text of the PDFs that the parent names, twice, and answers the seconds of the second time. */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

process.once('message', async (message) => {
  const paths = /** @type {string[]} */ (message);
  const library = await PDFiumLibrary.init();
  const documents = await Promise.all(paths.map((path) => readFile(path)));
  const extract = async () => {
    for (const bytes of documents) {
      const document = await library.loadDocument(bytes);
      for (const page of document.pages()) page.getText();
      document.destroy();
    }
  };
  await extract();
  const start = performance.now();
  await extract();
  process.send?.((performance.now() - start) / 1000);
});
