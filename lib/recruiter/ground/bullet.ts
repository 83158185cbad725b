/** How a point of a list begins in a plain text: with its bullet, and the space after it. */
export const BULLET = /^\s*[•‣▪●○◦∙·*–-]\s+/;
