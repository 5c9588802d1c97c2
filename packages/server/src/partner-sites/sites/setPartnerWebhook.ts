import type { RouteAnswer } from '@sewa/api/client';
import { type AuditAction, recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { mayUseSandbox } from '../../platform/settings/mayUseSandbox.ts';
import { parseWebhookUrl } from '../leads/parseWebhookUrl.ts';
import { makeWebhookSecret, secretLocation } from '../leads/signWebhook.ts';
import * as messages from '../messages.ts';
import { requireSite } from './requireSite.ts';
import { updateWebhook } from './siteQueries.ts';

function nameChange(url: string | null, secret: string | null, before: string | null): AuditAction {
  if (url === null) return 'partner-webhook-ended';
  return before === url && secret !== null ? 'partner-webhook-secret-changed' : 'partner-webhook-set';
}

/** Sets where the leads of a site are sent. The secret of a new webhook, or a new secret, is in the answer and nowhere else. */
export const setPartnerWebhook = defineVerb(
  signedIn,
  (ctx, { key, body }: RouteInput<'setPartnerWebhook'>): Promise<RouteAnswer<'setPartnerWebhook'>> =>
    ctx.transaction(async (tx) => {
      const action = body.url === null ? 'delete' : 'update';
      const { corporate_id: corporateId, user_id: userId, site } = await requireSite(tx, action, key);
      const parsed = body.url === null ? null : parseWebhookUrl(body.url, mayUseSandbox(tx.settings));
      if (body.url !== null && !parsed)
        throw new HttpError('invalid', { fields: [{ name: 'url', reason: messages.webhookUrlReason }] });
      const url = parsed?.href ?? null;
      const isNew = url !== null && (site.webhook_url === null || body.isNewSecret === true);
      const secret = isNew ? makeWebhookSecret() : null;
      const sealed = secret === null ? null : requireSealer(tx).seal(secret, secretLocation(key));
      await updateWebhook(tx.db, key, { url, secret: sealed });
      await recordAudit(
        tx.db,
        {
          userId,
          action: nameChange(url, secret, site.webhook_url),
          details: { corporateId, partner: key, ...(parsed && { host: parsed.host }) },
        },
        tx.now,
      );
      return { secret };
    }),
);
