/** Elements that begin a new line. */
export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody ' +
    'td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements of which nothing is ever shown as text. */
export const HIDDEN_ELEMENTS = new Set(
  'head script style template noscript iframe object embed applet svg math canvas audio video select textarea datalist map'.split(
    ' ',
  ),
);

/** Default styles of elements in a browser; sizes are factors of the surrounding size. */
export const ELEMENT_STYLES: Record<
  string,
  { bold?: boolean; italic?: boolean; scale?: number; size?: number }
> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  dt: {},
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  var: { italic: true },
  dfn: { italic: true },
  address: { italic: true },
  small: { scale: 0.83 },
  sub: { scale: 0.83 },
  sup: { scale: 0.83 },
  big: { scale: 1.2 },
  h1: { bold: true, scale: 2 },
  h2: { bold: true, scale: 1.5 },
  h3: { bold: true, scale: 1.17 },
  h4: { bold: true },
  h5: { bold: true, scale: 0.83 },
  h6: { bold: true, scale: 0.67 },
};
