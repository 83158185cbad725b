declare module 'oidc-provider' {
  class Provider {
    constructor(issuer: string, configuration: object);
    callback(): import('node:http').RequestListener;
    on(event: string, heard: (...told: unknown[]) => void): void;
  }
  export = Provider;
}
