import type { Settings } from '../../platform/settings/settings.ts';
import { createSandboxProvider } from './createSandboxProvider.ts';
import { createStripeProvider } from './createStripeProvider.ts';
import { PaymentProviders } from './PaymentProviders.ts';

/** Makes the payment providers that the settings name; Stripe comes first for what it can. */
export const createPaymentProviders = ({ stripe, sandboxBank }: Settings): PaymentProviders =>
  new PaymentProviders([
    ...(stripe ? [createStripeProvider(stripe)] : []),
    ...(sandboxBank ? [createSandboxProvider(sandboxBank)] : []),
  ]);
