import { openMailServer } from '@sewa/testing';
import PostalMime from 'postal-mime';

/** A mail as it is read. */
export interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** A mail server that keeps what it is given. */
export interface MailCatcher {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a real mail server on this machine, which hands every mail to the tests and to nobody else. */
export function catchMail(onMail: (mail: ReceivedMail) => void): Promise<MailCatcher> {
  return openMailServer({
    onMail: async ({ to, raw }) => {
      const { subject = '', text = '' } = await PostalMime.parse(raw);
      for (const address of to) onMail({ to: address, text: `${subject}\n\n${text}` });
    },
  });
}
