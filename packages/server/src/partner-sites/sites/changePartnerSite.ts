import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { contrastWithWhite, MIN_CONTRAST } from './checkLook.ts';
import { parseOrigins } from './parseOrigins.ts';
import { requireSite } from './requireSite.ts';
import { updateSite } from './siteQueries.ts';

/** Throws an error that says by how much white text on a colour is too hard to read. */
function checkAccent(accent: string): void {
  const contrast = contrastWithWhite(accent);
  if (contrast >= MIN_CONTRAST) return;
  const reason = messages.accentContrastReason(contrast, MIN_CONTRAST);
  throw new HttpError('invalid', { fields: [{ name: 'accent', reason }] });
}

/** Changes name, origins or look of a site of the current corporate. */
export const changePartnerSite = defineVerb(
  signedIn,
  (ctx, { key, body }: RouteInput<'changePartnerSite'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId, site } = await requireSite(tx, 'update', key);
      const { version, origins, ...rest } = body;
      requireVersion(version, site.version);
      if (typeof rest.accent === 'string') checkAccent(rest.accent);
      const changes = { ...rest, origins: origins && parseOrigins(origins) };
      await updateSite(tx.db, key, changes);
      const fields = Object.keys(body).filter((name) => name !== 'version');
      const details = { corporateId, partner: key, fields: fields.join(', ') };
      await recordAudit(tx.db, { userId, action: 'partner-site-changed', details }, tx.now);
    }),
);
