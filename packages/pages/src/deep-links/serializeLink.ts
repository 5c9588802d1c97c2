import { parseLinkData } from './linkData.ts';

/** A link to be made; `plainUrl` is our own address for the same, which works without anybody else. */
export type LinkDraft =
  | { readonly feature: 'invitation'; readonly plainUrl: string; readonly guid: string }
  | { readonly feature: 'download'; readonly plainUrl: string; readonly actorType: string | null };

/** What the link service is told of a link. */
export interface WrittenLink {
  readonly channel: 'web';
  readonly feature: LinkDraft['feature'];
  readonly data: Readonly<Record<string, string>>;
}

/**
 * What the link service is told: where the link leads, and the guid of an invitation or what somebody signed up as. Nothing
 * else gets in, whatever the draft holds besides; with the addresses given it reads nothing from the page either.
 */
export function serializeLink(draft: LinkDraft): WrittenLink {
  const known = parseLinkData({
    guid: draft.feature === 'invitation' ? draft.guid : null,
    actorType: draft.feature === 'download' ? draft.actorType : null,
  });
  return {
    channel: 'web',
    feature: draft.feature,
    data: {
      ...(known?.guid ? { guid: known.guid } : {}),
      ...(known?.actorType ? { actorType: known.actorType } : {}),
      $canonical_url: draft.plainUrl,
      $fallback_url: draft.plainUrl,
    },
  };
}
