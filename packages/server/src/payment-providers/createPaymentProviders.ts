import type { Settings } from '../settings/settings.ts';
import { createSandboxProvider } from './createSandboxProvider.ts';
import { PaymentProviders } from './PaymentProviders.ts';

/** Makes the payment providers that the settings name. */
export const createPaymentProviders = ({ sandboxBank }: Settings): PaymentProviders =>
  new PaymentProviders(sandboxBank ? [createSandboxProvider(sandboxBank)] : []);
