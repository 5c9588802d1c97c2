import { StripeFailure } from './StripeFailure.ts';
import type {
  AccountRow,
  CardError,
  ChargeRow,
  DisputeRow,
  IntentRow,
  MethodRow,
  RefundRow,
  SessionRow,
  SetupRow,
  StripeRow,
} from './stripeRows.ts';

const declines: Readonly<Record<string, CardError>> = {
  InsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  LostCard: { code: 'card_declined', decline_code: 'lost_card' },
  ExpiredCard: { code: 'expired_card', decline_code: 'expired_card' },
  Generic: { code: 'card_declined', decline_code: 'generic_decline' },
};
const wantsAction: CardError = { code: 'authentication_required', decline_code: 'authentication_required' };
const failedAction: CardError = { code: 'payment_intent_authentication_failure' };

/** What the double of Stripe holds, and what its requests and its payers do to that. */
export class StripeBooks {
  readonly rows = new Map<string, StripeRow>();
  readonly #url: string;
  readonly #now: () => Date;
  #count = 0;

  constructor(url: string, now: () => Date) {
    this.#url = url;
    this.#now = now;
  }

  #add<Kind extends StripeRow>(
    prefix: string,
    object: string,
    rest: Omit<Kind, 'id' | 'object' | 'created'>,
  ): Kind {
    const id = `${prefix}_test_${++this.#count}`;
    const created = Math.floor(this.#now().getTime() / 1000);
    const row = { id, object, created, ...rest } as unknown as Kind;
    this.rows.set(id, row);
    return row;
  }

  /** The row of an id; answers as Stripe does when there is none. */
  get<Kind extends StripeRow>(id: string | null, object: Kind['object']): Kind {
    const row = this.rows.get(id ?? '');
    if (row?.object !== object) throw StripeFailure.invalid('resource_missing', 404);
    return row as Kind;
  }

  /** All rows of a kind, newest first. */
  list<Kind extends StripeRow>(object: Kind['object']): Kind[] {
    return [...this.rows.values()].filter((row): row is Kind => row.object === object).reverse();
  }

  createSession(params: URLSearchParams): SessionRow {
    const mode = params.get('mode') ?? '';
    const setup =
      mode === 'setup'
        ? this.#add<SetupRow>('seti', 'setup_intent', {
            metadata: readMetadata(params, 'setup_intent_data[metadata]'),
            status: 'requires_payment_method',
            payment_method: null,
            last_setup_error: null,
          })
        : null;
    const session = this.#add<SessionRow>('cs', 'checkout.session', {
      metadata: readMetadata(params, 'metadata'),
      mode,
      method: params.get('allowed_payment_method_types[0]') ?? '',
      status: 'open',
      url: null,
      setup_intent: setup?.id ?? null,
      payment_intent: null,
      amount: Number(params.get('line_items[0][price_data][unit_amount]')),
      fee: Number(params.get('payment_intent_data[application_fee_amount]')),
    });
    session.url = `${this.#url}/pay/${session.id}`;
    return session;
  }

  /** The payer finishes a page, or leaves it until it expires. A page that nobody can pay any more is refused. */
  finishSession(session: SessionRow, outcome: 'succeed' | 'fail' | 'leave'): void {
    if (session.status !== 'open') throw StripeFailure.invalid('checkout_session_not_open');
    session.url = null;
    session.status = outcome === 'succeed' ? 'complete' : 'expired';
    if (session.setup_intent) {
      const setup = this.get<SetupRow>(session.setup_intent, 'setup_intent');
      if (outcome === 'fail') setup.last_setup_error = { code: 'setup_intent_authentication_failure' };
      if (outcome !== 'succeed') return;
      setup.status = 'succeeded';
      setup.payment_method = this.addCard().id;
    } else if (outcome === 'succeed') {
      const metadata = { ...session.metadata, page: 'yes' };
      const intent = this.#addIntent(session.amount, session.fee, metadata);
      session.payment_intent = intent.id;
      this.#settle(intent);
    }
  }

  expireSession(id: string): SessionRow {
    const session = this.get<SessionRow>(id, 'checkout.session');
    this.finishSession(session, 'leave');
    return session;
  }

  /** A saved card of a customer. */
  addCard(): MethodRow {
    return this.#add<MethodRow>('pm', 'payment_method', {
      metadata: {},
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 2, exp_year: 2032 },
      customer: `cus_test_${this.#count}`,
    });
  }

  /** A card of Stripe's own for tests, such as `pm_card_chargeDeclinedLostCard`. */
  addTestCard(id: string): void {
    const card = { brand: 'visa', last4: '0002', exp_month: 2, exp_year: 2032 };
    const row = { id, object: 'payment_method', created: 0, metadata: {}, type: 'card', card } as const;
    this.rows.set(id, { ...row, customer: 'cus_test' });
  }

  detach(id: string): MethodRow {
    const method = this.get<MethodRow>(id, 'payment_method');
    if (!method.customer) throw StripeFailure.invalid('payment_method_unexpected_state');
    method.customer = null;
    return method;
  }

  #addIntent(amount: number, fee: number, metadata: Record<string, string>): IntentRow {
    return this.#add<IntentRow>('pi', 'payment_intent', {
      metadata,
      amount,
      application_fee_amount: fee,
      amount_received: 0,
      status: 'requires_payment_method',
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
    });
  }

  #settle(intent: IntentRow): void {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.next_action = null;
    intent.latest_charge = this.#add<ChargeRow>('ch', 'charge', {
      metadata: intent.metadata,
      payment_intent: intent.id,
      amount_refunded: 0,
      disputed: false,
    }).id;
  }

  #decline(intent: IntentRow, error: CardError): never {
    intent.last_payment_error = error;
    throw new StripeFailure(402, 'card_error', error.code, { ...error, payment_intent: { ...intent } });
  }

  /** Charges a saved card. What comes of it stands in the card's name, or in the cents without the fee. */
  createIntent(params: URLSearchParams): IntentRow {
    const method = this.get<MethodRow>(params.get('payment_method'), 'payment_method');
    if (!method.customer || method.customer !== params.get('customer'))
      throw StripeFailure.invalid('payment_method_unexpected_state');
    this.get<AccountRow>(params.get('transfer_data[destination]'), 'account');
    const amount = Number(params.get('amount'));
    const fee = Number(params.get('application_fee_amount'));
    const intent = this.#addIntent(amount, fee, readMetadata(params, 'metadata'));
    const cents = (amount - fee) % 100;
    const name = Object.keys(declines).find((end) => method.id.endsWith(`Declined${end}`));
    const decline = name ? declines[name] : cents === 2 ? declines.InsufficientFunds : undefined;
    if (decline) this.#decline(intent, decline);
    if (cents === 3 || method.id.endsWith('authenticationRequired')) this.#decline(intent, wantsAction);
    this.#settle(intent);
    return intent;
  }

  /** Charges a card again while its owner is there, who then confirms it with their bank. */
  confirmIntent(id: string, params: URLSearchParams): IntentRow {
    const intent = this.get<IntentRow>(id, 'payment_intent');
    if (intent.status !== 'requires_payment_method')
      throw StripeFailure.invalid('payment_intent_unexpected_state');
    intent.status = 'requires_action';
    intent.last_payment_error = null;
    const redirect = { url: `${this.#url}/3ds/${id}`, return_url: params.get('return_url') ?? '' };
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: redirect };
    return intent;
  }

  cancelIntent(id: string): IntentRow {
    const intent = this.get<IntentRow>(id, 'payment_intent');
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw StripeFailure.invalid('payment_intent_unexpected_state');
    intent.status = 'canceled';
    intent.next_action = null;
    return intent;
  }

  /** The payer confirms a charge with their bank, or doesn't. */
  finishAction(intent: IntentRow, outcome: 'succeed' | 'fail'): void {
    if (intent.status !== 'requires_action') throw StripeFailure.invalid('payment_intent_unexpected_state');
    if (outcome === 'succeed') {
      this.#settle(intent);
      return;
    }
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = failedAction;
  }

  createRefund(params: URLSearchParams): RefundRow {
    const intent = this.get<IntentRow>(params.get('payment_intent'), 'payment_intent');
    const charge = this.get<ChargeRow>(intent.latest_charge, 'charge');
    const amount = Number(params.get('amount'));
    if (charge.amount_refunded + amount > intent.amount_received)
      throw StripeFailure.invalid('amount_too_large');
    charge.amount_refunded += amount;
    return this.#add<RefundRow>('re', 'refund', {
      metadata: readMetadata(params, 'metadata'),
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
    });
  }

  /** The payer's bank takes a charge back. */
  dispute(intent: IntentRow, status = 'needs_response'): DisputeRow {
    this.get<ChargeRow>(intent.latest_charge, 'charge').disputed = true;
    return this.#add<DisputeRow>('dp', 'dispute', { metadata: {}, payment_intent: intent.id, status });
  }

  createAccount(params: URLSearchParams): AccountRow {
    if (!/^\d{4}-\d{3}$/.test(params.get('external_account[routing_number]') ?? ''))
      throw StripeFailure.invalid('routing_number_invalid');
    return this.#add<AccountRow>('acct', 'account', {
      metadata: readMetadata(params, 'metadata'),
      capabilities: { transfers: 'pending' },
      payouts_enabled: false,
      requirements: { disabled_reason: null },
    });
  }
}

function readMetadata(params: URLSearchParams, name: string): Record<string, string> {
  const found = [...params].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}
