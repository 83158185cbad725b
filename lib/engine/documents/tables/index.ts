/**
 * One model of tables from every format that has them: the readers number the cells (`Line.cell`), and this puts them
 * together again. The parser finds the meaning of the columns.
 */
export type { Table } from './model';
export { tablesOf } from './tables';
