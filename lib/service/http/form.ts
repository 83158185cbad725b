/** The content type of a form of names and values. */
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
