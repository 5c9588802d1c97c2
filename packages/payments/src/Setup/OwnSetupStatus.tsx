import type { PaymentSetup } from '@sewa/api/client';
import { newBankPath, newPaymentMethodPath, paymentMethodsPath, servicePath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { isSetupOpen } from './describeSetup.ts';
import * as messages from './messages.ts';
import { SetupStatus } from './SetupStatus.tsx';
import { UseForHomes } from './UseForHomes.tsx';

interface OwnSetupStatusProps {
  readonly setup: PaymentSetup;
  /** The address of this page. */
  readonly path: string;
}

function findRetryPath({ kind, serviceId }: PaymentSetup): string {
  if (kind === 'card') return newPaymentMethodPath(serviceId);
  return newBankPath(serviceId === null ? {} : { service: serviceId });
}

/** How somebody's own setup stands, and the ways on from there. */
export function OwnSetupStatus({ setup, path }: OwnSetupStatusProps) {
  const { state, kind, serviceId } = setup;
  const isActive = state === 'active';
  return (
    <SetupStatus setup={setup} path={path} retryPath={findRetryPath(setup)}>
      {isActive && serviceId !== null ? (
        <Link variant="primary" href={servicePath('pay', serviceId)}>
          {messages.backToServiceLabel}
        </Link>
      ) : null}
      {isActive && serviceId === null ? <UseForHomes /> : null}
      {isActive || isSetupOpen(setup) ? (
        <Link variant={isActive && serviceId === null ? 'primary' : 'secondary'} href={paymentMethodsPath()}>
          {messages.methodsLabel}
        </Link>
      ) : kind === 'card' ? null : (
        <Link variant="secondary" href={newPaymentMethodPath(serviceId)}>
          {messages.anotherWayLabel}
        </Link>
      )}
    </SetupStatus>
  );
}
