import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { newCardCallbackPath } from '@sewa/paths';
import { Container } from '@sewa/ui';
import { redirect, useSearchParams } from 'react-router-dom';
import * as messages from '../Setup/messages.ts';
import { OwnSetupStatus } from '../Setup/OwnSetupStatus.tsx';
import { requireSetup } from '../Setup/requireSetup.ts';
import { useSetup } from '../Setup/useSetup.ts';
import { answerSignedOut } from '../Waiting/answerSignedOut.ts';
import { LogInNotice } from '../Waiting/LogInNotice.tsx';
import { NothingHere } from '../Waiting/NothingHere.tsx';

/** Asks how it stands; who is signed out is told to log in. What the card page sent along is a hint only. */
export async function loader({ url, preload }: PageRequest): Promise<number> {
  if (!url.searchParams.has('setup')) return 200;
  try {
    await preload('getPaymentSetup', { id: requireSetup({ url }) });
    return 200;
  } catch (error) {
    return answerSignedOut(error);
  }
}

/** The card page may lead back by a form of its own, without our cookies: the same address by GET has them. */
export const action = async (page: PageRequest): Promise<Response> =>
  redirect(newCardCallbackPath(requireSetup(page)), 303);

function CardSetup({ id }: { readonly id: string }) {
  const setup = useSetup(id);
  return setup ? <OwnSetupStatus setup={setup} path={newCardCallbackPath(id)} /> : null;
}

function AskedSetup({ id }: { readonly id: string }) {
  const { data: setup, error } = useRoute('getPaymentSetup', { id }, { isErrorReturned: true });
  const isSignedOut = !setup && (!error || error.status === 401);
  return isSignedOut ? (
    <LogInNotice title={messages.signedOutTitle} lead={messages.signedOutLead} />
  ) : (
    <CardSetup id={id} />
  );
}

/** Where the card page leads back to: how the setup stands. */
export default function CardCallbackPage() {
  const [params] = useSearchParams();
  const id = params.get('setup');
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      {id ? <AskedSetup id={id} /> : <NothingHere />}
    </Container>
  );
}
