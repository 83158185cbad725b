import type { TextItem } from '../evidence/fold';

/** A text node of a page and the run it is. */
export type TextRun = { readonly node: Text; readonly item: TextItem };

const BLOCK =
  'address,article,aside,blockquote,body,caption,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul';

/** Returns the runs of text of a page in reading order. A run ends its line where a block or a line break follows. */
export function textRuns(page: Document): TextRun[] {
  const nodes: Text[] = [];
  const broken = new Set<Text>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = nodes.at(-1);
    if (node.nodeType === Node.TEXT_NODE) nodes.push(node as Text);
    else if (last && (node as Element).matches(`br,${BLOCK}`)) broken.add(last);
  }
  return nodes.map((node, index) => {
    const next = nodes[index + 1];
    const leavesBlock = !next || node.parentElement?.closest(BLOCK) !== next.parentElement?.closest(BLOCK);
    return { node, item: { text: node.data, endsLine: leavesBlock || broken.has(node) } };
  });
}
