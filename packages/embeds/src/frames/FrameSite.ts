import { type FrameTheme, parseTheme } from '../protocol/FrameCommand.ts';

/** How a site has its frames look; null is ours. */
export interface FrameLook {
  /** Background of buttons, with white text on it. */
  readonly accent: string | null;
  /** Radius of corners in CSS pixels. */
  readonly radius: number | null;
  readonly theme: FrameTheme;
}

/** What the document of a frame says. */
export interface FrameSite {
  readonly partner: { readonly key: string; readonly name: string };
  /** Origins of the partner's pages. */
  readonly origins: readonly string[];
  /** Origin of the main site. */
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  readonly look: FrameLook;
  /** Whether the key is a test key: what is asked reaches nobody. */
  readonly isTest: boolean;
}

/** What the page asked for in the frame's URL. */
export interface FrameRequest {
  /** `listing-` and the id of a listing, or `help`. */
  readonly context: string;
  readonly theme: FrameTheme;
  /** Known to the frame and the page only. */
  readonly nonce: string;
  /** Origin of the page, as the page says. */
  readonly pageOrigin: string;
}

/** Parses the JSON that the server put into the document. */
export function getFrameSite(document: Document): FrameSite {
  const text = document.querySelector('#frame')?.textContent;
  if (!text) throw new Error('The document of the frame has no description of it.');
  // Our own server writes it.
  return JSON.parse(text) as FrameSite;
}

/** Parses the frame's URL. */
export function parseFrameRequest(address: URL): FrameRequest {
  const [nonce = '', ...rest] = address.hash.slice(1).split('&');
  return {
    context: address.searchParams.get('context') || 'help',
    theme: parseTheme(address.searchParams.get('theme')),
    nonce,
    pageOrigin: rest.join('&'),
  };
}
