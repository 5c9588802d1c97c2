import nodemailer from 'nodemailer';
import type { Queryable } from '../database/database.ts';
import type { Mailer } from './Mailer.ts';
import { insertOutboxMessage } from './queries.ts';

/** Sends through a mail server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
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
