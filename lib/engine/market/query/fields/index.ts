export {
  type Field,
  type Level,
  mayBeAbsent,
  type ValueSource,
} from './model';
export { type NamedField, readFieldName } from './name';
export { FIELDS, fieldByName } from './registry';
