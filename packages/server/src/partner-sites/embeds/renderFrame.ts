import * as messages from '../messages.ts';
import type { ShownSite } from '../sites/siteQueries.ts';

/** What partners show in frames. */
export const frameKinds = ['calculator', 'chat'] as const;

/** What a frame shows. */
export type FrameKind = (typeof frameKinds)[number];

/** The built files of a frame, by their addresses. */
export interface FrameFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a frame is told of where it stands. */
export interface FrameSite {
  readonly publicUrl: string;
  /** Whether the sandbox runs. */
  readonly isSandbox: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const renderHead = (title: string, rest = ''): string =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${rest}`;

const themes = new Set(['light', 'dark']);

/** A frame to be shown. */
export interface FrameShown {
  readonly partner: ShownSite;
  /** The key in the page, which can be the test key. */
  readonly key: string;
  readonly files: FrameFiles;
  readonly site: FrameSite;
  /** What the page asks for. */
  readonly theme: string;
}

/** The document of a frame: its styles and scripts, and as JSON in `#frame` who shows it. */
export function renderFrame(
  kind: FrameKind,
  { partner, key, files, site, theme: asked }: FrameShown,
): string {
  const { name, origins, accent, radius, is_test: isTest } = partner;
  const look = { accent, radius, theme: partner.theme };
  // What the page asks for goes before what the site is set to.
  const theme = themes.has(asked) ? asked : partner.theme;
  const state = JSON.stringify({ partner: { key, name }, origins, look, isTest, ...site }).replaceAll(
    '<',
    '\\u003c',
  );
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  const scripts = files.scripts.map(
    (source) => `<script type="module" src="${escapeHtml(source)}"></script>`,
  );
  return [
    `<!doctype html><html lang="en-SG"${themes.has(theme) ? ` data-theme="${theme}"` : ''}>`,
    `<head>${renderHead(messages.frameTitles[kind], styles.join(''))}</head>`,
    `<body><div id="root"></div><script type="application/json" id="frame">${state}</script>${scripts.join('')}</body></html>`,
  ].join('');
}

/** The document in place of a frame whose partner is unknown or ended: it says why, for the people of the site. */
export function renderNoFrame(state: 'ended' | 'unknown'): string {
  const { title, lead } = messages.noFrame[state];
  const scheme = '<meta name="color-scheme" content="light dark">';
  return `<!doctype html><html lang="en-SG"><head>${renderHead(title, scheme)}</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></body></html>`;
}
