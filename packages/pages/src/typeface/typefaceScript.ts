import { createHash } from 'node:crypto';
import { typefaceKey } from './typeface.ts';

/**
 * Shows the typeface from the first paint on once a page of this tab has loaded it. The file's bytes are in the tab, so that no paint
 * ever comes before them and nothing moves.
 */
export const typefaceScript = `{let f=sessionStorage['${typefaceKey}'];f&&((f=JSON.parse(f))[1]=Uint8Array.from(atob(f[1]),c=>c.charCodeAt()),document.fonts.add(new FontFace(...f)))}`;

/** The source expression that allows `typefaceScript`, and nothing else, in a Content-Security-Policy. */
export const typefaceScriptHash = `'sha256-${createHash('sha256').update(typefaceScript).digest('base64')}'`;
