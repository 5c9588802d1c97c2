import { createHash } from 'node:crypto';
import { typefaceKey } from './typeface.ts';

/**
 * Shows the typeface from the first paint on once a page of this tab has loaded it. It stands before the style sheets: there Chromium
 * waits a moment for the file, which its cache holds.
 */
export const typefaceScript = `{let f=sessionStorage['${typefaceKey}'];f&&(document.fonts.add(f=new FontFace(...JSON.parse(f))),f.load().catch(()=>{}))}`;

/** The source expression that allows `typefaceScript`, and nothing else, in a Content-Security-Policy. */
export const typefaceScriptHash = `'sha256-${createHash('sha256').update(typefaceScript).digest('base64')}'`;
