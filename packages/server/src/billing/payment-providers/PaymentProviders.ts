import { HttpError } from '../../platform/http/HttpError.ts';
import type { ChargeKind, PaymentProvider } from './PaymentProvider.ts';

/** The payment providers that are set up. */
export class PaymentProviders {
  readonly #providers: readonly PaymentProvider[];

  /** The first provider of a kind is used for it. */
  constructor(providers: readonly PaymentProvider[]) {
    this.#providers = providers;
  }

  /** All of them. */
  list(): readonly PaymentProvider[] {
    return this.#providers;
  }

  /** The provider of a name, or null. */
  find(name: string): PaymentProvider | null {
    return this.#providers.find((provider) => provider.name === name) ?? null;
  }

  /** The provider of a name that is stored with something; throws if it isn't set up any more. */
  get(name: string): PaymentProvider {
    const found = this.find(name);
    if (!found) throw new Error(`The payment provider "${name}" is not set up.`);
    return found;
  }

  /** The provider for new things of a kind; throws `not-found` if there is none. */
  getFor(kind: ChargeKind): PaymentProvider {
    const found = this.#providers.find(({ kinds }) => kinds.includes(kind));
    if (!found) throw new HttpError('not-found');
    return found;
  }
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    /** Empty where none is set up: then nothing can be paid by a provider. */
    readonly paymentProviders: PaymentProviders;
  }
}
