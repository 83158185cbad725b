export { nameOfOpen, type OpenNode, openNodesOf, type WordsNode } from './ast';
export { type ParsedWords, parseWords } from './parser';
