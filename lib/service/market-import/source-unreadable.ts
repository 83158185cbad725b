/** A source cannot be read at all; the message is for the person who added it. */
export class SourceUnreadable extends Error {}
