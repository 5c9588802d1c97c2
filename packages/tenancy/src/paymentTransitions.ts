/** One transition of a thing with states. */
export interface StateTransition<State extends string, Name extends string, Actor extends string> {
  readonly name: Name;
  readonly from: readonly State[];
  readonly to: State;
  readonly who: readonly Actor[];
}

/** How a payment method is set up. Only `active` gives a method; the last four are final. */
export type SetupState = 'pending' | 'processing' | 'active' | 'rejected' | 'abandoned' | 'expired';

/** What can happen to a setup. */
export type SetupTransitionName = 'process' | 'activate' | 'reject' | 'abandon' | 'expire';

/** Every transition of a setup; only the answer of the provider moves it, its end, or its owner, who cancels it. */
export const setupTransitions: readonly StateTransition<
  SetupState,
  SetupTransitionName,
  'owner' | 'provider' | 'system'
>[] = [
  { name: 'process', from: ['pending'], to: 'processing', who: ['provider'] },
  { name: 'activate', from: ['pending', 'processing'], to: 'active', who: ['provider'] },
  { name: 'reject', from: ['pending', 'processing'], to: 'rejected', who: ['provider'] },
  { name: 'abandon', from: ['pending', 'processing'], to: 'abandoned', who: ['provider', 'owner'] },
  { name: 'expire', from: ['pending', 'processing'], to: 'expired', who: ['provider', 'system'] },
];

/** A payment method: usable, suspended by the bank, past its last day, or removed by its owner. */
export type MethodState = 'active' | 'suspended' | 'ended' | 'removed';

/** What can happen to a method. */
export type MethodTransitionName = 'suspend' | 'end' | 'remove';

/** Every transition of a method. */
export const methodTransitions: readonly StateTransition<
  MethodState,
  MethodTransitionName,
  'owner' | 'provider' | 'system'
>[] = [
  { name: 'suspend', from: ['active'], to: 'suspended', who: ['provider'] },
  { name: 'end', from: ['active', 'suspended'], to: 'ended', who: ['provider', 'system'] },
  { name: 'remove', from: ['active', 'suspended', 'ended'], to: 'removed', who: ['owner'] },
];

/** A payee whose account a bank looks up, has found, or does not know. */
export type PayeeState = 'checking' | 'proven' | 'refused';

/** What can happen to a payee. */
export type PayeeTransitionName = 'prove' | 'refuse';

/** Every transition of a payee. */
export const payeeTransitions: readonly StateTransition<PayeeState, PayeeTransitionName, 'provider'>[] = [
  { name: 'prove', from: ['checking'], to: 'proven', who: ['provider'] },
  { name: 'refuse', from: ['checking'], to: 'refused', who: ['provider'] },
];

/**
 * A service somebody uses. A rent plan begins `active`; an application for anything else begins `waiting`, and an operator answers it
 * with terms.
 */
export type ServiceState = 'active' | 'paused' | 'waiting' | 'answered' | 'agreed' | 'ended';

/** What can be done with a service. */
export type ServiceTransitionName =
  | 'pause'
  | 'resume'
  | 'change-method'
  | 'change-payee'
  | 'answer'
  | 'agree'
  | 'end';

/** Who can do it. */
export type ServiceActor = 'payer' | 'payee' | 'operator' | 'system';

/** Every transition of a service. */
export const serviceTransitions: readonly StateTransition<
  ServiceState,
  ServiceTransitionName,
  ServiceActor
>[] = [
  { name: 'change-method', from: ['active', 'paused'], to: 'active', who: ['payer'] },
  { name: 'change-payee', from: ['active', 'paused'], to: 'active', who: ['payer'] },
  { name: 'pause', from: ['active'], to: 'paused', who: ['payer'] },
  { name: 'resume', from: ['paused'], to: 'active', who: ['payer'] },
  { name: 'answer', from: ['waiting'], to: 'answered', who: ['operator'] },
  { name: 'agree', from: ['answered'], to: 'agreed', who: ['payer'] },
  {
    name: 'end',
    from: ['active', 'paused', 'waiting', 'answered', 'agreed'],
    to: 'ended',
    who: ['payer', 'system'],
  },
];

/** A bill: nobody pays it now, somebody does, the payer says it was paid outside, part of it is paid, it is paid, or it lapsed. */
export type BillState = 'open' | 'processing' | 'said-paid' | 'part-paid' | 'paid' | 'cancelled';

/** What can happen to a bill. */
export type BillTransitionName =
  | 'pay'
  | 'said-paid'
  | 'confirm-paid'
  | 'not-paid'
  | 'record-paid'
  | 'succeed'
  | 'succeed-in-part'
  | 'fail'
  | 'return'
  | 'cancel';

/** Who can do it. */
export type BillActor = 'payer' | 'payee' | 'provider' | 'system';

/**
 * Every transition of a bill. `not-paid`, `fail` and `return` lead to `part-paid` if part of it is paid. `not-paid` leads out of `paid` only
 * where the payee recorded the payment themselves.
 */
export const billTransitions: readonly StateTransition<BillState, BillTransitionName, BillActor>[] = [
  { name: 'pay', from: ['open', 'part-paid'], to: 'processing', who: ['payer', 'system'] },
  { name: 'said-paid', from: ['open', 'part-paid'], to: 'said-paid', who: ['payer'] },
  { name: 'confirm-paid', from: ['said-paid'], to: 'paid', who: ['payee'] },
  { name: 'not-paid', from: ['said-paid', 'paid'], to: 'open', who: ['payee', 'payer'] },
  { name: 'record-paid', from: ['open', 'part-paid'], to: 'paid', who: ['payee'] },
  { name: 'succeed', from: ['processing', 'said-paid'], to: 'paid', who: ['provider'] },
  { name: 'succeed-in-part', from: ['processing', 'said-paid'], to: 'part-paid', who: ['provider', 'payee'] },
  { name: 'fail', from: ['processing'], to: 'open', who: ['provider'] },
  { name: 'return', from: ['paid', 'part-paid'], to: 'open', who: ['provider'] },
  { name: 'cancel', from: ['open'], to: 'cancelled', who: ['system'] },
];

/**
 * One attempt to pay a bill. `created` was not sent to the provider yet; `processing` is unknown or on its way; `needs-action` waits for
 * the payer at the provider; `said` waits for the payee, who says whether it was paid outside.
 */
export type PaymentState =
  | 'created'
  | 'processing'
  | 'needs-action'
  | 'said'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'refused'
  | 'returned'
  | 'refunded'
  | 'disputed';

/** What can happen to a payment. */
export type PaymentTransitionName =
  | 'send'
  | 'ask'
  | 'succeed'
  | 'fail'
  | 'expire'
  | 'confirm'
  | 'refuse'
  | 'return'
  | 'refund'
  | 'dispute';

/** Every transition of a payment. Nothing leads from `failed` to `succeeded`: another attempt is another payment. */
export const paymentTransitions: readonly StateTransition<PaymentState, PaymentTransitionName, BillActor>[] =
  [
    { name: 'send', from: ['created', 'needs-action'], to: 'processing', who: ['system', 'provider'] },
    { name: 'ask', from: ['created', 'processing'], to: 'needs-action', who: ['provider'] },
    { name: 'succeed', from: ['created', 'processing', 'needs-action'], to: 'succeeded', who: ['provider'] },
    { name: 'fail', from: ['created', 'processing', 'needs-action'], to: 'failed', who: ['provider'] },
    {
      name: 'expire',
      from: ['created', 'processing', 'needs-action'],
      to: 'expired',
      who: ['provider', 'system'],
    },
    { name: 'confirm', from: ['said'], to: 'succeeded', who: ['payee'] },
    { name: 'refuse', from: ['said', 'succeeded'], to: 'refused', who: ['payee', 'payer'] },
    { name: 'return', from: ['succeeded', 'disputed', 'refunded'], to: 'returned', who: ['provider'] },
    { name: 'refund', from: ['succeeded'], to: 'refunded', who: ['provider'] },
    { name: 'dispute', from: ['succeeded'], to: 'disputed', who: ['provider'] },
  ];

/** A refund on its way, done, or refused by the provider. */
export type RefundState = 'processing' | 'succeeded' | 'failed';

/** Every transition of a refund. */
export const refundTransitions: readonly StateTransition<RefundState, 'succeed' | 'fail', 'provider'>[] = [
  { name: 'succeed', from: ['processing'], to: 'succeeded', who: ['provider'] },
  { name: 'fail', from: ['processing'], to: 'failed', who: ['provider'] },
];

/** The transition of a name that is open in a state, or null. */
export const findTransition = <State extends string, Name extends string, Actor extends string>(
  table: readonly StateTransition<State, Name, Actor>[],
  name: Name,
  state: State,
): StateTransition<State, Name, Actor> | null =>
  table.find((transition) => transition.name === name && transition.from.includes(state)) ?? null;

/** Names of the transitions open to an actor in a state. */
export const listTransitions = <State extends string, Name extends string, Actor extends string>(
  table: readonly StateTransition<State, Name, Actor>[],
  state: State,
  actor: Actor,
): Name[] =>
  table.filter(({ from, who }) => from.includes(state) && who.includes(actor)).map(({ name }) => name);
