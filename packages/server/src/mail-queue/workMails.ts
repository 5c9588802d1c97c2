import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { JobError } from '../jobs/JobError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { describeMailFailure } from '../mail/describeMailFailure.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mailQueues.ts';
import { forgetGivenUp, noteMailSent, putMailsOff } from './queries.ts';

/** What sending stands on. */
export interface MailQueueDeps {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  log: Log;
}

/** How long a mail server that takes no mail is left alone, in milliseconds. */
const PAUSE_MS = 60_000;

// What `queueMail` queued, or what `noteMailSent` left of it.
const parseMail = (data: unknown): Mail | null => ('isSent' in (data as object) ? null : (data as Mail));

async function trySending({ db, mailer, clock }: MailQueueDeps, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const { code, isPermanent, isServerAway } = describeMailFailure(error);
    if (isServerAway) await putMailsOff(db, new Date(clock().getTime() + PAUSE_MS));
    throw new JobError(code, { isPermanent });
  }
}

/**
 * Sends what is queued: given to the mail server, noted as sent, settled. What the server took is sent again only when the
 * process died before the note, or the server's yes was lost: then under the same message id, by which receivers know it as
 * one. A mail that is refused for good, or was tried 22 times, goes to the queue of dead mails, and the log says so.
 */
export async function workMails(jobs: Jobs, deps: MailQueueDeps): Promise<void> {
  const { db, log } = deps;
  const taken = new Set<string>();
  await jobs.work(MAIL_QUEUE, async (data, { id }) => {
    const mail = parseMail(data);
    if (!mail) return;
    if (!taken.has(id)) await trySending(deps, mail);
    taken.add(id);
    await noteMailSent(db, id);
    taken.delete(id);
  });
  await jobs.work(DEAD_MAIL_QUEUE, async (_data, { id, source }) => {
    log('error', 'mail-given-up', { id, mail: source?.id, attempts: source?.attempts });
    if (source) await forgetGivenUp(db, source.id);
  });
}
