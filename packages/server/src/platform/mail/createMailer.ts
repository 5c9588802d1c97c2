import nodemailer from 'nodemailer';
import type { Queryable } from '../database/database.ts';
import type { Mailer } from './Mailer.ts';
import { insertOutboxMessage } from './queries.ts';

/**
 * Timeouts of the mail server, in milliseconds: much shorter than nodemailer's defaults, so that an unresponsive server doesn't block
 * jobs or shutdown.
 */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends through a mail server; tests shorten the timeouts with `limits`. */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  limits: Partial<typeof timeouts> = {},
): Mailer {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts, ...limits });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, headers, id }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
      });
    },
    close: () => transport.close(),
  };
}

/** Stores mail in the outbox table, if no mail server is configured. */
export function createOutboxMailer(db: Queryable): Mailer {
  return {
    send: ({ to, subject, text, html, headers }) =>
      insertOutboxMessage(db, {
        channel: 'email',
        to,
        subject,
        text,
        html: html ?? null,
        headers: headers ?? null,
      }),
    close: () => undefined,
  };
}
