import type { Settings } from '../settings/settings.ts';
import { createStripeProvider } from './createStripeProvider.ts';
import { PaymentProviders } from './PaymentProviders.ts';

/** Makes the payment providers that the settings name. */
export const createPaymentProviders = ({ stripe }: Settings): PaymentProviders =>
  new PaymentProviders(stripe ? [createStripeProvider(stripe)] : []);
