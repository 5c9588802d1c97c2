import type { Context } from './Context.ts';

/** Checks the caller: returns the context the verb works with, or throws. */
export type Admission<Admitted extends Context> = (ctx: Context) => Admitted | Promise<Admitted>;

/** What `VerbRouter` changes in the context before the work begins. */
export type WorkChanges = Partial<Pick<Context, 'db' | 'idempotencyKey'>>;

/** A verb whose caller was accepted: the context it works with, and its work. */
export interface AdmittedVerb<Input, Answer> {
  readonly ctx: Context;
  work(input: Input, changes?: WorkChanges): Promise<Answer>;
  /** Answers a repeated call whose work is done, but whose answer was lost; null if the verb can't tell. */
  readonly recover: ((input: Input) => Promise<Answer>) | null;
}

/** One thing the server does, called as `verb(ctx, input)`; it checks the caller before it reads anything. */
export interface Verb<Input, Answer> {
  (ctx: Context, input: Input): Promise<Answer>;
  readonly whoMayAsk: Admission<Context>;
  /** Checks the caller and returns the work, so that a request is checked before its input is read. */
  admit(ctx: Context): Promise<AdmittedVerb<Input, Answer>>;
}

/**
 * Defines a verb by who may call it and what it does. The first argument is required: a verb that everyone may call says
 * `anyone`. `recover` answers a call with the same idempotency key whose work was done before its process died.
 */
export function defineVerb<Admitted extends Context, Input, Answer>(
  whoMayAsk: Admission<Admitted>,
  work: (ctx: Admitted, input: Input) => Answer | Promise<Answer>,
  recover: ((ctx: Admitted, input: Input) => Promise<Answer>) | null = null,
): Verb<Input, Answer> {
  const admit = async (ctx: Context) => {
    const admitted = await whoMayAsk(ctx);
    return {
      ctx: admitted,
      work: async (input: Input, changes: WorkChanges = {}) => work({ ...admitted, ...changes }, input),
      recover: recover && ((input: Input) => recover(admitted, input)),
    };
  };
  const verb = async (ctx: Context, input: Input) => (await admit(ctx)).work(input);
  return Object.assign(verb, { whoMayAsk, admit });
}
