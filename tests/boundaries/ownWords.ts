/** A word this house had made up a sense for, and what the field calls it. */
export interface OwnWord {
  /** Its forms, as they stand in a name in camel case: one word of it, or several that follow each other. */
  readonly forms: readonly string[];
  readonly instead: string;
  /** Whether it is only wrong at the beginning of a longer name (`readForm`), not as a name or elsewhere. */
  readonly isPrefix?: boolean;
}

/** Names that hold such a word in its usual sense, and why. */
export interface OrdinaryName {
  /** Names as they are written, file names without what follows the first dot; `*` stands for every name with the words. */
  readonly names: readonly string[] | '*';
  readonly words: readonly string[];
  /** Folders it is ordinary in; everywhere without. */
  readonly folders?: readonly string[];
  readonly reason: string;
}

/** The words, with the field's own terms. */
export const ownWords: readonly OwnWord[] = [
  { forms: ['keep', 'keeps', 'kept', 'keeping', 'keeper'], instead: 'cache, store, save, persist or lock' },
  { forms: ['standing', 'standings'], instead: 'session status, basis, or the name of the row' },
  { forms: ['errand', 'errands'], instead: 'operation, user journey' },
  { forms: ['deed', 'deeds'], instead: 'form result, form notice, action' },
  { forms: ['intent', 'intents'], instead: 'pending action' },
  { forms: ['wish', 'wishes'], instead: 'optimistic change' },
  { forms: ['hold', 'holds', 'held', 'holding', 'holder'], instead: 'lock, trap, open' },
  { forms: ['takeover', 'takeovers', 'take over', 'takes over', 'taken over'], instead: 'hydrate, enhance' },
  { forms: ['draw', 'draws', 'drawn'], instead: 'render, rendered' },
  { forms: ['detour', 'detours'], instead: 'redirect' },
  { forms: ['goal', 'goals'], instead: 'target, returnTo' },
  { forms: ['raise', 'raises', 'raised'], instead: 'elevate' },
  { forms: ['proof', 'proofs', 'prove', 'proves', 'proven'], instead: 'step-up' },
  { forms: ['fate', 'fates'], instead: 'onDelete' },
  { forms: ['own data'], instead: 'personal data' },
  { forms: ['pass on', 'passes on'], instead: 'proxy' },
  { forms: ['place'], instead: 'location' },
  { forms: ['tidy'], instead: 'cleanUp' },
  { forms: ['letter', 'letters'], instead: 'mail' },
  { forms: ['hurry'], instead: 'flush' },
  { forms: ['parts'], instead: 'deps, context' },
  { forms: ['words'], instead: 'messages, labels, text' },
  { forms: ['look', 'looks'], instead: 'variant' },
  { forms: ['fault', 'faults'], instead: 'error, issue, failure' },
  { forms: ['refused', 'refusal', 'refusals'], instead: 'HttpError, problem, rejected' },
  { forms: ['patience'], instead: 'timeout' },
  { forms: ['most'], instead: 'max' },
  { forms: ['vouched'], instead: 'identity' },
  { forms: ['asked'], instead: 'requested, AuthRequest' },
  { forms: ['circuit'], instead: 'CircuitBreaker' },
  { forms: ['hear', 'hearer', 'hearers'], instead: 'subscribers' },
  { forms: ['newcomer', 'newcomers'], instead: 'newUser' },
  { forms: ['twist', 'twists', 'twisted'], instead: 'forge' },
  { forms: ['planted'], instead: 'seeded' },
  { forms: ['stranger', 'strangers'], instead: 'consumer' },
  { forms: ['beside'], instead: 'masterDetail' },
  { forms: ['alive'], instead: 'restoreState' },
  { forms: ['ask', 'asks'], instead: 'request', isPrefix: true },
  { forms: ['read', 'reads'], instead: 'parse, load, get', isPrefix: true },
  { forms: ['write', 'writes'], instead: 'format, serialize, render', isPrefix: true },
];
