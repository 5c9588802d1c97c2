import type { PageRequest } from '@sewa/pages';
import { hasField, parseText, rejectFields, sendOnce } from '@sewa/pages/forms';
import { paymentLinkCallbackPath, paymentLinkPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import * as messages from './messages.ts';

/** What the form of a link is about. */
export const LINK_FORM = 'link';

/** Parameter of the page that goes on to the payment page by itself. */
export const GO_ON = 'go';

/** Where a link leads on to the payment page by itself. */
export const linkGoOnPath = (secret: string): string => `${paymentLinkPath(secret)}?${GO_ON}`;

/** Pays the bill behind a link, and leads to the payment page or to how it stands. */
export async function handleLinkForm({ client, request, params }: PageRequest): Promise<unknown> {
  const form = await request.formData();
  const secret = params.id ?? '';
  const kind = parseText(form, 'how');
  if (kind !== 'card' && kind !== 'paynow')
    return rejectFields({ about: LINK_FORM }, { how: messages.chooseHow });
  const call = { secret, body: { kind } } as const;
  try {
    const { redirectUrl } = await sendOnce(call, (options) => client.payByLink(call, options));
    return redirect(redirectUrl === null ? paymentLinkCallbackPath(secret) : linkGoOnPath(secret), 303);
  } catch (error) {
    return rejectForm(
      {
        about: LINK_FORM,
        typed: { how: kind },
        describe: (refused) =>
          refused.status === 409 || hasField(refused, 'transition') ? { error: messages.beingPaid } : null,
      },
      error,
    );
  }
}
