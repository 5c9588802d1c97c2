import nodemailer from 'nodemailer';
import type { Queryable } from '../database/database.ts';
import type { Mailer } from './Mailer.ts';
import { insertOutboxMail } from './queries.ts';

/** Sends through a mail server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, ...(html === undefined ? {} : { html }) });
    },
    close: () => transport.close(),
  };
}

/** Keeps mail in the outbox table, where no mail server is configured. */
export function createOutboxMailer(db: Queryable): Mailer {
  return { send: (mail) => insertOutboxMail(db, mail), close: () => undefined };
}
