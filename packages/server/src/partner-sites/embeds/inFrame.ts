import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { EmbedSessionRow } from '../../platform/sessions/embedQueries.ts';

/** The context of a frame's session, of a person or of a guest. */
export type InFrame = Context & { readonly embed: EmbedSessionRow };

/** Frames on partner sites, also for guests. */
export const inFrame = (ctx: Context): InFrame => {
  if (!ctx.embed) throw new HttpError('not-signed-in');
  return { ...ctx, embed: ctx.embed };
};
