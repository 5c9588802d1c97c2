import { createS3Store } from './platform/blobs/createS3Store.ts';
import type { ObjectStore } from './platform/blobs/ObjectStore.ts';
import type { Database } from './platform/database/database.ts';
import { createOutboxMailer, createSmtpMailer } from './platform/mail/createMailer.ts';
import type { Mailer } from './platform/mail/Mailer.ts';
import { createOutboxPusher, createPusher } from './platform/push/createPusher.ts';
import type { Pusher } from './platform/push/Pusher.ts';
import { mayUseSandbox } from './platform/settings/mayUseSandbox.ts';
import type { Settings } from './platform/settings/settings.ts';
import { createGatewaySms, createOutboxSms } from './platform/sms/createSms.ts';
import type { Sms } from './platform/sms/Sms.ts';

/** Chooses how to send text messages: a gateway, the sandbox's outbox, or not at all (null). */
export function chooseSms(settings: Settings, db: Database): Sms | null {
  const { smsUrl: url, smsFrom: from, smsToken: token } = settings;
  if (url) return createGatewaySms({ url, from, token });
  return mayUseSandbox(settings) ? createOutboxSms(db) : null;
}

/** Where files are moved to; null: they stay in the database. */
export const chooseObjects = ({ blobStorage }: Settings): ObjectStore | null =>
  blobStorage && createS3Store(blobStorage);

/** Chooses how to send push messages: the push services, the sandbox's outbox, or not at all (null). */
export function choosePusher(settings: Settings, db: Database): Pusher | null {
  if (settings.push) return createPusher(settings.push);
  return mayUseSandbox(settings) ? createOutboxPusher(db) : null;
}

/** Chooses how to send mails: a server, or the sandbox's outbox. */
export const chooseMailer = ({ smtpUrl, mailFrom }: Settings, db: Database): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(db);
