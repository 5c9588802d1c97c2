import type { Context } from './Context.ts';

/** Who may ask: gives the context that verbs for them work with, or throws. */
export type Admission<Admitted extends Context> = (ctx: Context) => Admitted | Promise<Admitted>;

/** What the door changes in the context before the work begins. */
export type WorkChanges = Partial<Pick<Context, 'db' | 'idempotencyKey'>>;

/** A verb that has let somebody in: the context it works with, and its work. */
export interface AdmittedVerb<Input, Answer> {
  readonly ctx: Context;
  work(input: Input, changes?: WorkChanges): Promise<Answer>;
}

/** One thing the server does: called as `verb(ctx, input)`, it judges who asks before it reads anything. */
export interface Verb<Input, Answer> {
  (ctx: Context, input: Input): Promise<Answer>;
  readonly whoMayAsk: Admission<Context>;
  /** Judges who asks and gives what does the work, so that a request is judged before its input is read. */
  admit(ctx: Context): Promise<AdmittedVerb<Input, Answer>>;
}

/**
 * Defines a verb by who may ask and what it does for them. There is no verb without the first: what everybody may ask says
 * `anyone`.
 */
export function defineVerb<Admitted extends Context, Input, Answer>(
  whoMayAsk: Admission<Admitted>,
  work: (ctx: Admitted, input: Input) => Answer | Promise<Answer>,
): Verb<Input, Answer> {
  const admit = async (ctx: Context) => {
    const admitted = await whoMayAsk(ctx);
    return {
      ctx: admitted,
      work: async (input: Input, changes: WorkChanges = {}) => work({ ...admitted, ...changes }, input),
    };
  };
  const verb = async (ctx: Context, input: Input) => (await admit(ctx)).work(input);
  return Object.assign(verb, { whoMayAsk, admit });
}
