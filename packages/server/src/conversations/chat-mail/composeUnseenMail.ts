import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { UnnotifiedMessage } from './queries.ts';

/** What a mail about unseen messages says. */
export interface UnseenMail {
  readonly told: readonly UnnotifiedMessage[];
  /** The home they are about, or null. */
  readonly home: string | null;
  /** Absolute address of the conversation. */
  readonly conversationUrl: string;
  /** Absolute address of the listing, or null. */
  readonly listingUrl: string | null;
  /** Absolute address at which the mails can be turned off; null for somebody without an account. */
  readonly muteUrl: string | null;
  /** Name of a lister without an account, who has to sign up to answer; null for others. */
  readonly listerName: string | null;
}

/** Messages quoted in one mail; of more, the last ones. */
const MAX_QUOTED = 20;

function quote({ body, sender_name: name, pictures, documents }: UnnotifiedMessage): string[] {
  const attached = [
    ...(pictures > 0 ? [messages.attachedPictures(pictures)] : []),
    ...(documents > 0 ? [messages.attachedDocuments(documents)] : []),
  ].join(', ');
  const lines = [...(body === '' ? [] : body.split('\n')), ...(attached ? [attached] : [])];
  return [`${name ?? messages.unnamedSender}:`, ...lines.map((line) => `  ${line}`), ''];
}

/** The mail with the messages somebody has not seen. */
export function composeUnseenMail(mail: UnseenMail): MailContent {
  const { told, home, conversationUrl, listingUrl, muteUrl, listerName } = mail;
  const names = [...new Set(told.map(({ sender_name: name }) => name ?? messages.unnamedSender))];
  const lead = messages.unseenLead(names, told.length, home);
  const quoted = told.slice(-MAX_QUOTED);
  const earlier = told.length - quoted.length;
  return {
    subject: lead,
    text: [
      ...(listerName === null ? [] : [messages.enquiryGreeting(listerName), '']),
      `${lead}:`,
      '',
      ...(earlier > 0 ? [messages.unseenEarlier(earlier), ''] : []),
      ...quoted.flatMap(quote),
      `${listerName === null ? messages.answerLabel : messages.answerWithoutAccountLabel}: ${conversationUrl}`,
      ...(listingUrl === null ? [] : [`${messages.enquiryHomeLabel}: ${listingUrl}`]),
      ...(muteUrl === null ? [] : [`${messages.muteLabel}: ${muteUrl}`]),
      '',
      listerName === null ? messages.unseenFooter : messages.enquiryFooter,
    ].join('\n'),
  };
}
