export { nameOfOpen, type OpenNode, openNodesOf, type WordsNode } from './ast';
export { parseWords } from './parser';
