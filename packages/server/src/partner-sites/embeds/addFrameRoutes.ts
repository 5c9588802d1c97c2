import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';
import { findSite } from '../sites/siteQueries.ts';
import {
  type FrameFiles,
  type FrameKind,
  type FrameSite,
  frameKinds,
  renderFrame,
  renderNoFrame,
} from './renderFrame.ts';

/** Where frames are served. */
const FRAMES = '/embed/v1/';

const filesSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
const framesSchema = z.object({ calculator: filesSchema, chat: filesSchema });

/** The files of each frame, as the build lists them in `frames.json`: addresses, or paths beside it. */
function readFrames(folder: string): Record<FrameKind, FrameFiles> {
  const frames = framesSchema.parse(JSON.parse(readFileSync(join(folder, 'v1/frames.json'), 'utf8')));
  const locate = (path: string): string => new URL(path, `http://frames${FRAMES}`).pathname;
  const locateAll = ({ scripts, styles }: FrameFiles): FrameFiles => ({
    scripts: scripts.map(locate),
    styles: styles.map(locate),
  });
  return { calculator: locateAll(frames.calculator), chat: locateAll(frames.chat) };
}

const makeHeaders = (policy: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
});

/** Policy of a frame: everything from its own host, in pages of these sites only. */
const makeFramePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ].join('; ');

/** Policy of the document that says why there is no frame: any site may show it, because nothing else is on it. */
const noFramePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Where the frames come from, and what they are told. */
export interface FrameOptions {
  readonly db: Queryable;
  /** Folder of the built frames. */
  readonly folder: string;
  readonly site: FrameSite;
}

/** Adds the loaders, which partner sites load, the documents of frames, and their files. */
export function addFrameRoutes(app: ServerApp, { db, folder, site }: FrameOptions): void {
  const frames = readFrames(folder);
  const rewriteRequestPath = (path: string): string => path.replace(/^\/embed/, '');
  const file = serveStatic({ root: folder, precompressed: true, rewriteRequestPath });
  for (const kind of frameKinds) {
    app.get(`${FRAMES}${kind}.js`, (c, next) => {
      c.header('cache-control', 'public, max-age=300');
      c.header('access-control-allow-origin', '*');
      c.header('cross-origin-resource-policy', 'cross-origin');
      return file(c, next);
    });
    app.get(`${FRAMES}${kind}`, async (c) => {
      const { partner: key = '', theme = '' } = c.req.query();
      const partner = await findSite(db, key);
      if (partner?.state !== 'live')
        return c.html(renderNoFrame(partner ? 'ended' : 'unknown'), 404, makeHeaders(noFramePolicy));
      const html = renderFrame(kind, { partner, key, files: frames[kind], site, theme });
      return c.html(html, 200, makeHeaders(makeFramePolicy(partner.origins)));
    });
  }
  app.get(`${FRAMES}files/*`, (c, next) => {
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return file(c, next);
  });
}
