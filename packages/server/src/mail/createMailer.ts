import nodemailer from 'nodemailer';
import type { Queryable } from '../database/database.ts';
import type { Mailer } from './Mailer.ts';
import { insertOutboxMessage } from './queries.ts';

/**
 * How long a mail server may be silent, in milliseconds: far less than nodemailer's minutes, so that a silent one does not keep
 * jobs waiting and a stop is not cut.
 */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends through a mail server; `limits` makes a test's server wait less long. */
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

/** Keeps mail in the outbox table, where no mail server is configured. */
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
