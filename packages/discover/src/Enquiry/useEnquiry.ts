import { makeKey } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { useHistoryState } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { conversationPath, enquiryPath } from '@sewa/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { explainEnquiry } from './enquiryForms.ts';

/** The home that is asked about. */
export interface EnquiredListing {
  readonly id: string;
  readonly slug: string;
}

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

/** Sends a message, or keeps it for after log-in; resolves to where its writer goes on and whether it was taken. */
function useSend({ id, slug }: EnquiredListing) {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const { write: makeEnquiry } = useWrite('makeEnquiry');
  const { write: startPendingAction } = useWrite('startPendingAction');
  const logInFirst = async (message: string) => {
    await startPendingAction({ body: { kind: 'enquiry', listingId: id, message } });
    return { path: enquiryPath(id, slug), isTaken: false };
  };
  return async (message: string, idempotencyKey: string) => {
    if (!isSignedIn) return logInFirst(message);
    try {
      const { conversationId } = await makeEnquiry({ body: { listingId: id, message, idempotencyKey } });
      track('enquiry-sent');
      return { path: conversationPath(conversationId), isTaken: true };
    } catch (reason) {
      if (!(reason instanceof ApiError) || (reason.status !== 401 && reason.status !== 403)) throw reason;
      return logInFirst(message);
    }
  };
}

/**
 * Sends an enquiry from a form: once, however often it is pressed, and again under the same key after a failure. The
 * message is kept with the history entry until it has been taken.
 */
export function useEnquiry(listing: EnquiredListing) {
  const { field, stored, setStored } = useStoredMessage(listing.id);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = useSend(listing);

  const storeMessage = (message: string) => setStored({ message, key: '' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(null);
    const message = field.current?.value ?? '';
    const key = stored.key || makeKey();
    setStored({ message, key });
    try {
      const { path, isTaken } = await send(message, key);
      if (isTaken) storeMessage('');
      window.location.assign(path);
    } catch (reason) {
      setError(explainEnquiry(reason));
      setSending(false);
      field.current?.focus();
    }
  };

  return { field, error, isSending, storeMessage, submit };
}
