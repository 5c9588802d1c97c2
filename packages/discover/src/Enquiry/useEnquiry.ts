import { ApiError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { useKept } from '@sewa/pages';
import { chatPath, enquiryPath } from '@sewa/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { explainEnquiry } from './enquiryForms.ts';

/** The home that is asked about. */
export interface AskedListing {
  readonly id: string;
  readonly slug: string;
}

/**
 * Sends an enquiry from a form: once, however often it is pressed, and again under the same key after a failure. The
 * message is kept with the history entry until it has been taken.
 */
export function useEnquiry({ id, slug }: AskedListing) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, setKept] = useKept(`enquiry ${id}`, { message: '', key: '' });
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const { write: makeEnquiry } = useWrite('makeEnquiry');
  const { write: startIntent } = useWrite('startIntent');

  useEffect(() => {
    if (field.current && field.current.value === '' && kept.message !== '')
      field.current.value = kept.message;
  }, [kept.message]);

  const keep = (message: string) => setKept({ message, key: '' });

  const leaveFor = (path: string) => {
    setKept({ message: '', key: '' });
    window.location.assign(path);
  };

  const goAndLogIn = async (message: string) => {
    await startIntent({ body: { kind: 'enquiry', listingId: id, message } });
    window.location.assign(enquiryPath(id, slug));
  };

  const send = async (message: string) => {
    if (!isSignedIn) return goAndLogIn(message);
    const key = kept.key || `form-${Math.random().toString(36).slice(2)}-${Date.now().toString(36)}`;
    setKept({ message, key });
    try {
      const { id: sent } = await makeEnquiry({ body: { listingId: id, message, idempotencyKey: key } });
      leaveFor(chatPath(sent));
    } catch (reason) {
      if (!(reason instanceof ApiError) || (reason.status !== 401 && reason.status !== 403)) throw reason;
      await goAndLogIn(message);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault(null);
    try {
      await send(field.current?.value ?? '');
    } catch (reason) {
      setFault(explainEnquiry(reason));
      setSending(false);
      field.current?.focus();
    }
  };

  return { field, fault, isSending, keep, submit };
}
