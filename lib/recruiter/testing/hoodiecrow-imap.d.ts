declare module 'hoodiecrow-imap' {
  type Message = { raw: string; flags: string[]; internaldate?: unknown };
  type MailServer = {
    server: import('node:net').Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
    getMailbox(path: string): { messages: Message[] };
    appendMessage(mailbox: string, flags: string[], internaldate: unknown, raw: string): void;
  };
  function hoodiecrow(options: object): MailServer;
  export = hoodiecrow;
}
