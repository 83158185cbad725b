export {
  type Field,
  type FieldKind,
  type FieldType,
  type Level,
  mayBeAbsent,
  VALUE_SOURCES,
  type ValueSource,
} from './model';
export { type NamedField, readFieldName } from './name';
export { FIELDS, fieldByName } from './registry';
