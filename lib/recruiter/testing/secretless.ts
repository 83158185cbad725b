/** Input of use cases without the secret that they require. */

/** Without a secret, so that it is refused and nothing is called or kept. */
export const hosted = { api: 'parser', baseUrl: 'https://example.org', credentials: 'account', id: 'x' };
/** Without a secret or a password, which is refused before anything is called. */
export const endpoint = {
  name: 'ATS',
  url: 'https://ats.example.com/events',
  types: [],
  batchSize: 100,
  waitSeconds: 2,
  receiverAccountId: '',
  tokenUrl: '',
  tokenClientId: '',
  tokenClientSecret: '',
  tokenScope: '',
};

/** Likewise. */
export const mailbox = {
  host: 'imap.example.com',
  port: 993,
  security: 'tls',
  username: 'x',
  folder: 'INBOX',
};

/** Likewise. */
export const mailServer = {
  host: 'smtp.example.com',
  port: 587,
  security: 'tls',
  username: 'x',
  sender: 'a@example.com',
};
