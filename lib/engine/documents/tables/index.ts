/**
 * One model of tables from every format that has them: the readers number the cells (`Line.cell`), and this puts them
 * together again. What the columns mean is left to the parser.
 */
export type { Table } from './model';
export { tablesOf } from './tables';
