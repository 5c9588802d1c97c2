import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { newCardCallbackPath, newPaymentMethodPath } from '@sewa/paths';
import { redirect, useSearchParams } from 'react-router-dom';
import { nameSetupPlace } from '../Setup/describeSetup.ts';
import * as messages from '../Setup/messages.ts';
import { requireSetup } from '../Setup/requireSetup.ts';
import { GoOn } from '../Waiting/GoOn.tsx';

/** Reads where the card page is; once nothing is left to do there, says how it stands instead. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  if (!url.searchParams.has('setup')) throw redirect(newPaymentMethodPath(), 302);
  const id = requireSetup({ url });
  const { state, redirectUrl } = await preload('getPaymentSetup', { id });
  if (state !== 'pending' || redirectUrl === null) throw redirect(newCardCallbackPath(id), 302);
}

/** Goes on to the page on which a card is entered. */
export default function CardRedirectPage() {
  const [params] = useSearchParams();
  const { data: setup } = useRoute('getPaymentSetup', { id: params.get('setup') ?? '' });
  if (!setup?.redirectUrl) return null;
  const place = nameSetupPlace(setup);
  return (
    <GoOn
      href={setup.redirectUrl}
      title={messages.goOnTitle(place)}
      lead={messages.goOnCardLead}
      label={messages.goOnLabel(place)}
      description={messages.description}
    />
  );
}
