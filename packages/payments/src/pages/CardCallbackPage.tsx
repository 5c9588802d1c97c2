import type { PageRequest } from '@sewa/pages';
import { newCardCallbackPath } from '@sewa/paths';
import { Container } from '@sewa/ui';
import { redirect, useSearchParams } from 'react-router-dom';
import { OwnSetupStatus } from '../Setup/OwnSetupStatus.tsx';
import { requireSetup } from '../Setup/requireSetup.ts';
import { useSetup } from '../Setup/useSetup.ts';

/** Asks how it stands. What the card page sent along is a hint only. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await preload('getPaymentSetup', { id: requireSetup({ url }) });
}

/** The card page may lead back by a form of its own, without our cookies: the same address by GET has them. */
export const action = async (page: PageRequest): Promise<Response> =>
  redirect(newCardCallbackPath(requireSetup(page)), 303);

/** Where the card page leads back to: how the setup stands. */
export default function CardCallbackPage() {
  const [params] = useSearchParams();
  const id = params.get('setup') ?? '';
  const setup = useSetup(id);
  if (!setup) return null;
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <OwnSetupStatus setup={setup} path={newCardCallbackPath(id)} />
    </Container>
  );
}
