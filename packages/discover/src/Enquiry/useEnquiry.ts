import { type ListingItem, makeKey } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { useHistoryState, useLogInFirst } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { conversationPath, enquiryPath } from '@sewa/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { describeForLogIn } from '../describeForLogIn.ts';
import { describeListing } from '../describeListing.ts';
import { explainEnquiry } from './enquiryForms.ts';
import * as messages from './messages.ts';

/** A message that stays with its history entry, with the key it was sent under, and the field it is written in. */
function useStoredMessage(id: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [stored, setStored] = useHistoryState(`enquiry ${id}`, { message: '', key: '' });
  useEffect(() => {
    if (field.current && field.current.value === '' && stored.message !== '')
      field.current.value = stored.message;
  }, [stored.message]);
  return { field, stored, setStored };
}

/** What became of a message: where its writer goes on, sent while they stay, or not sent because they gave up. */
type Outcome = { readonly path: string; readonly isTaken: boolean } | 'sent' | 'givenUp';

/** Sends a message; a visitor logs in first, above the page or on pages of their own. */
function useSend(listing: ListingItem, listerName: string) {
  const { id, slug } = listing;
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const isValid = useSession((state) => state.isValid);
  const { write: makeEnquiry } = useWrite('makeEnquiry');
  const { write: startPendingAction } = useWrite('startPendingAction');
  const logInFirst = useLogInFirst();
  const send = async (message: string, idempotencyKey: string) => {
    const { conversationId } = await makeEnquiry({ body: { listingId: id, message, idempotencyKey } });
    track('enquiry-sent');
    return conversationId;
  };
  const sendAfterLogIn = async (message: string, key: string, isRefused = false): Promise<Outcome> => {
    const pendingAction = { kind: 'enquiry', listingId: id, message } as const;
    const path = enquiryPath(id, slug);
    if (!logInFirst || isRefused) {
      await startPendingAction({ body: pendingAction });
      return { path, isTaken: false };
    }
    const title = messages.messageAbout(listerName, describeListing(listing));
    if (!(await logInFirst({ title, home: describeForLogIn(listing), pendingAction, path })))
      return 'givenUp';
    await send(message, key);
    return 'sent';
  };
  return async (message: string, key: string): Promise<Outcome> => {
    if (!isSignedIn) return sendAfterLogIn(message, key);
    try {
      return { path: conversationPath(await send(message, key)), isTaken: true };
    } catch (reason) {
      if (!(reason instanceof ApiError) || (reason.status !== 401 && reason.status !== 403)) throw reason;
      return sendAfterLogIn(message, key, reason.status === 403 && isValid);
    }
  };
}

/**
 * Sends an enquiry from a form: once, however often it is pressed, and again under the same key after a failure. The
 * message is kept with the history entry until it has been taken.
 */
export function useEnquiry(listing: ListingItem, listerName: string) {
  const { field, stored, setStored } = useStoredMessage(listing.id);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = useSend(listing, listerName);
  const [isSent, setSent] = useState(false);
  const [sentCount, setSentCount] = useState(0);

  const storeMessage = (message: string) => setStored({ message, key: '' });

  const stay = (wasSent: boolean) => {
    setSending(false);
    if (!wasSent) return;
    storeMessage('');
    setSent(true);
    setSentCount((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(null);
    setSent(false);
    const message = field.current?.value ?? '';
    const key = stored.key || makeKey();
    setStored({ message, key });
    try {
      const outcome = await send(message, key);
      if (typeof outcome === 'string') return stay(outcome === 'sent');
      if (outcome.isTaken) storeMessage('');
      window.location.assign(outcome.path);
    } catch (reason) {
      setError(explainEnquiry(reason));
      setSending(false);
      field.current?.focus();
    }
  };

  return { field, error, isSending, isSent, sentCount, storeMessage, submit };
}
