/** What a use case takes, for the server action that hands it on. */
export type Input<UseCase extends (actor: never, input: never) => unknown> = Parameters<UseCase>[1];
