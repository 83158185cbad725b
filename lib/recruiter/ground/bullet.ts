/** Bullet of a list item in a plain text, with the space after it. */
export const BULLET = /^\s*[•‣▪●○◦∙·*–-]\s+/;
