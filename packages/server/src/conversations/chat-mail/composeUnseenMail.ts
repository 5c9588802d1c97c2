import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as messages from '../messages.ts';
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

function quote({ body, sender_name: name, pictures, documents }: UnnotifiedMessage) {
  const attached = [
    ...(pictures > 0 ? [messages.attachedPictures(pictures)] : []),
    ...(documents > 0 ? [messages.attachedDocuments(documents)] : []),
  ].join(', ');
  const lines = [...(body === '' ? [] : body.split('\n')), ...(attached ? [attached] : [])];
  return { from: name ?? messages.unnamedSender, text: lines.join('\n') };
}

const indent = (text: string): string[] => (text === '' ? [] : text.split('\n')).map((line) => `  ${line}`);

/** The mail with the messages somebody has not seen. */
export function composeUnseenMail(mail: UnseenMail): MailContent {
  const { told, home, conversationUrl, listingUrl, muteUrl, listerName } = mail;
  const names = [...new Set(told.map(({ sender_name: name }) => name ?? messages.unnamedSender))];
  const lead = messages.unseenLead(names, told.length, home);
  const quotes = told.slice(-MAX_QUOTED).map(quote);
  const earlier = told.length - quotes.length;
  const greetings = listerName === null ? [] : [messages.enquiryGreeting(listerName)];
  const answerLabel = listerName === null ? messages.answerLabel : messages.answerWithoutAccountLabel;
  const links = [
    ...(listingUrl === null ? [] : [{ label: messages.enquiryHomeLabel, url: listingUrl }]),
    ...(muteUrl === null ? [] : [{ label: messages.muteLabel, url: muteUrl }]),
  ];
  const reason = listerName === null ? messages.unseenFooter : messages.enquiryFooter;
  return {
    subject: lead,
    text: [
      ...greetings.flatMap((greeting) => [greeting, '']),
      `${lead}:`,
      '',
      ...(earlier > 0 ? [messages.unseenEarlier(earlier), ''] : []),
      ...quotes.flatMap(({ from, text }) => [`${from}:`, ...indent(text), '']),
      `${answerLabel}: ${conversationUrl}`,
      ...links.map(({ label, url }) => `${label}: ${url}`),
      '',
      reason,
    ].join('\n'),
    body: {
      lead: [...greetings, ...(earlier > 0 ? [messages.unseenEarlier(earlier)] : [])],
      quotes,
      button: { label: answerLabel, url: conversationUrl },
      links,
      reason,
    },
  };
}
