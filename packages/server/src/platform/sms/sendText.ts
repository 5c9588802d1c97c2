import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Sms, TextMessage } from './Sms.ts';

/** What sends text messages; throws where none can be sent. */
export function requireSms({ sms }: Pick<Context, 'sms'>): Sms {
  if (!sms) throw new HttpError('no-messages');
  return sms;
}

/** Sends a message beside the answer, so that the time it takes tells nothing; what fails is in the log. */
export function sendText(ctx: Context, message: TextMessage): void {
  const { log, requestId } = ctx;
  requireSms(ctx)
    .send(message)
    .catch((error: unknown) => log('error', 'sms', { requestId, message: String(error) }));
}
