import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { JobError } from '../jobs/JobError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { describeMailFailure } from '../mail/describeMailFailure.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mailQueues.ts';
import { forgetGivenUp, noteMailSent, putMailsOff } from './queries.ts';

/** Dependencies of `workMails`. */
export interface MailQueueDeps {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  log: Log;
}

/** How long to pause if the mail server accepts no mail, in milliseconds. */
const PAUSE_MS = 60_000;

// What `queueMail` queued, or what `noteMailSent` left.
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
 * Sends queued mails at least once: a mail is sent again only if the process died before marking it as sent, or the server's
 * confirmation was lost; then with the same message id, so that receivers can deduplicate. After a permanent failure or 22 attempts, a
 * mail is logged and moves to the dead letter queue.
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
