import type { PageRequest } from '@sewa/pages';
import { partnerSetupPath } from '@sewa/paths';
import { Container, Link } from '@sewa/ui';
import { data, redirect, useLocation, useParams } from 'react-router-dom';
import * as messages from '../Partners/messages.ts';
import { findRetryPath } from '../Partners/partnerPaths.ts';
import { usePartnerSetup } from '../Partners/usePartnerSetup.ts';
import { isSetupOpen } from '../Setup/describeSetup.ts';
import { SetupStatus } from '../Setup/SetupStatus.tsx';

/** Asks how it stands. What the bank sent along is a hint only. */
export async function loader({ url, params, preload }: PageRequest): Promise<void> {
  const { id, purpose, setup } = await preload('getPartnerSetup', { id: params.id ?? '' });
  if (!url.pathname.startsWith(`/ext/payment/${purpose}/`)) throw data({ code: 'R002' }, { status: 404 });
  if (setup.kind === null && isSetupOpen(setup)) throw redirect(partnerSetupPath(purpose, id), 302);
}

/** The bank or card page may lead back by a form of its own, without our cookies: the same address by GET has them. */
export const action = async ({ url }: PageRequest): Promise<Response> => redirect(url.pathname, 303);

/**
 * Where a partner's customer comes back to from the bank or card page. Once it is set up they go straight back to the partner; anything
 * else they can read first.
 */
export default function PartnerCallbackPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const partnerSetup = usePartnerSetup(id);
  if (!partnerSetup) return null;
  const { partnerName, setup, returnUrl } = partnerSetup;
  const isOpen = isSetupOpen(setup);
  const retryPath = findRetryPath(partnerSetup);
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      {setup.state === 'active' ? <meta httpEquiv="refresh" content={`0;url=${returnUrl}`} /> : null}
      <SetupStatus
        setup={setup}
        path={pathname}
        retryPath={retryPath}
        activeLead={messages.partnerCanCollect(partnerName)}
      >
        <Link variant={isOpen || retryPath !== null ? 'secondary' : 'primary'} href={returnUrl}>
          {messages.backToPartner(partnerName)}
        </Link>
      </SetupStatus>
    </Container>
  );
}
