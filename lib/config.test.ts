import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const read = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment });

describe('the configuration', () => {
  it('needs nothing', () => {
    const values = read({});
    expect(values).toMatchObject({ PORT: 3000, BASE_URL: 'http://localhost:3000', usesEmbeddedParser: true });
    expect(values.PARSER_URL).toBe('http://127.0.0.1:3000/v10');
  });

  it('takes an address with a slash at its end for the same without', () => {
    expect(read({ BASE_URL: 'https://cv.example.com/' })).toMatchObject({
      BASE_URL: 'https://cv.example.com',
      MATCHER_ORIGIN: 'https://cv.example.com',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(read({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
  });

  it('takes for a demonstration nothing of the stores, the mail and the keys of another installation', () => {
    const elsewhere = {
      DATABASE_URL: 'postgres://db/shortlist',
      SERVICE_ACCOUNTS: 'acme:correct-horse',
      SMTP_HOST: 'mail.example.com',
      MAIL_FROM: 'jobs@example.com',
      PARSER_URL: 'https://parser.example.com/v10',
      PARSER_ACCOUNT_ID: 'acme',
      PARSER_SERVICE_KEY: 'a key',
    };
    const values = read({ ...elsewhere, DEMO: 'true', PORT: '3100', HOST: '0.0.0.0' });
    expect(values).toMatchObject({ DEMO: true, PORT: 3100, HOST: '0.0.0.0', usesEmbeddedParser: true });
    for (const name of Object.keys(elsewhere).filter((one) => one !== 'PARSER_URL'))
      expect(values[name as keyof typeof values]).toBeUndefined();
    expect(values.PARSER_URL).toBe('http://127.0.0.1:3100/v10');
    expect(read(elsewhere)).toMatchObject({ DEMO: false, SMTP_HOST: 'mail.example.com' });
  });

  it.each([
    ['DEMO_RESET_AT', '25:00'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SERVICE_ACCOUNTS', 'only-an-id'],
    ['ADMIN_EMAIL', 'nobody'],
    ['PARSE_TIMEOUT_MS', '5'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %j, on one line', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: [^\\n]+$`));
  });

  it.each([
    ['http://localhost:3000'],
    ['localhost/hooks'],
    ['localhost:*'],
    ['localhost:'],
    ['local host'],
    ['localhost,'],
  ])('says how private hosts are written when they are %j', (value) => {
    expect(() => read({ PRIVATE_HOSTS: value })).toThrow(
      /localhost for all its ports, localhost:8080 for one/,
    );
  });

  it('reads private hosts by name, address or address and port', () => {
    const hosts = 'LocalHost, 10.0.0.5:993,[::1]:80,::1,ats.example';
    expect(read({ PRIVATE_HOSTS: hosts }).PRIVATE_HOSTS).toEqual([
      'localhost',
      '10.0.0.5:993',
      '[::1]:80',
      '::1',
      'ats.example',
    ]);
  });

  it('asks for the partner of a variable that needs one', () => {
    expect(() => read({ ADMIN_EMAIL: 'ada@example.org' })).toThrow(/^ADMIN_PASSWORD is missing.*ADMIN_EMAIL/);
    expect(() => read({ PARSER_URL: 'https://parser.example' })).toThrow(/^PARSER_ACCOUNT_ID is missing/);
  });

  it('reads the accounts of the service', () => {
    const { SERVICE_ACCOUNTS } = read({ SERVICE_ACCOUNTS: 'one:long-enough-key,two:another-long-key' });
    expect(SERVICE_ACCOUNTS).toEqual([
      { id: 'one', key: 'long-enough-key' },
      { id: 'two', key: 'another-long-key' },
    ]);
  });
});
