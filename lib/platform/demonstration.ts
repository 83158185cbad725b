/** What a demonstration answers to whoever would change something there. */
export const NOTHING_IS_KEPT =
  'This is a demonstration, nothing is kept. Start your own with “npm start” to do this.';
