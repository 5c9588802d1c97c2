import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { drawHero } from './drawHero.ts';
import { drawMark, productColours } from './mark.ts';
import { paint } from './palette.ts';
import { picture } from './shapes.ts';

function asUrl(type: string, content: string | Buffer): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}

/** The page whose picture is the default link preview, 1200 by 630; it holds the font and the pictures itself. */
export function drawPreview(): string {
  const font = asUrl(
    'font/woff2',
    readFileSync(inRepository('tokens/fonts/plus-jakarta-sans-latin-wght-normal.woff2')),
  );
  const hero = asUrl('image/svg+xml', drawHero());
  const mark = asUrl('image/svg+xml', picture(64, 64, drawMark(productColours)));
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Sewa; src: url(${font}); font-weight: 200 800 }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  background: ${paint('paper.50')}; color: ${paint('ink.850')}; font-family: Sewa }
.hero { position: absolute; left: 470px; top: 0; width: 730px; height: 630px;
  object-fit: cover; object-position: 77% 50%; border-radius: 48px 0 0 48px }
.words { position: absolute; left: 72px; top: 0; height: 630px; width: 400px;
  display: flex; flex-direction: column; justify-content: center }
.mark { width: 104px; height: 104px; margin-left: -13px }
h1 { margin: 28px 0 12px; font-size: 104px; line-height: 1; font-weight: 800; letter-spacing: -0.04em }
p { margin: 0; font-size: 40px; line-height: 1.25; font-weight: 500; letter-spacing: -0.015em;
  color: ${paint('jade.700')} }
</style><img class="hero" src="${hero}" alt=""><div class="words"><img class="mark" src="${mark}" alt=""><h1>Sewa</h1><p>Homes to rent<br>in Singapore</p></div>`;
}
