import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { findRedirectUrl, findReturnPath } from './describeSetup.ts';
import { sendSetup } from './pollSetup.ts';
import { findSetup } from './setupQueries.ts';
import type { ChosenSetup } from './setupRow.ts';

/**
 * Sends a stored setup to its provider, and says where the payer goes on. Throws if the provider doesn't answer in time: the setup stays,
 * and the provider is asked again.
 */
export async function beginSetup(
  ctx: Context,
  row: ChosenSetup,
): Promise<{ id: string; redirectUrl: string }> {
  if (!(await waitForProvider(ctx, row.provider, sendSetup(ctx, row))))
    throw new HttpError('provider-away', { retryAfter: 60 });
  const begun = (await findSetup(ctx.db, row.ref)) ?? row;
  return {
    id: row.id,
    redirectUrl: findRedirectUrl(begun, ctx.origin) ?? `${ctx.origin}${findReturnPath(begun)}`,
  };
}
