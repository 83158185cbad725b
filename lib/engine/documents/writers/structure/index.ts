/** Shared by all writers: joins lines into headings, paragraphs, lists and tables, and decides what may be a link. */
export { type Block, blocksOf, usualSize } from './blocks';
export { columnShares } from './columns';
export { flowingBlocks } from './flowing';
export { linkAddress } from './links';
export { colorOnWhite, isMostlyRightToLeft, isRightToLeft } from './looks';
export { withHeading } from './pages';
export { joinWrapped } from './wrapping';
