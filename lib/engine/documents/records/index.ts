/**
 * Records of a person that programs write: JSON Resume, HR-XML, and linked data (schema.org) of a person or a job. They become the
 * text of a CV under its headings, and are read like one. A record that is cut or of another kind is refused in words, since read as
 * text it would be a CV made of punctuation.
 */
export { readRecord, textOfLinkedData } from './read';
