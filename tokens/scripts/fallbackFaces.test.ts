import { createRequire } from 'node:module';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, test } from 'vitest';
import { fallbackFaces, fontFace } from '../src/index.ts';

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

const { plusJakartaSans, arial, helvetica, roboto } = entireMetricsCollection;
const { resolve } = createRequire(import.meta.url);
const measureDejaVu = (file: string) => fromFile(resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));

/** The fonts behind each local name, in the order of the faces: regular and bold. */
const localFonts: Readonly<Record<string, readonly (readonly Metrics[])[]>> = {
  'Sewa Fallback': [
    [arial, helvetica],
    [arial.variants['700'], helvetica.variants['700']],
  ],
  'Sewa Fallback Roboto': [[roboto], [roboto.variants['700']]],
  'Sewa Fallback DejaVu': [[await measureDejaVu('DejaVuSans')], [await measureDejaVu('DejaVuSans-Bold')]],
};

/** What regular and semibold text of the web font, the weights most text has, measure. */
const webFonts: readonly Metrics[] = [plusJakartaSans, plusJakartaSans.variants['600']];

const formatPercent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** As `createFontStack` of `@capsizecss/core` computes them. */
function computeOverrides(web: Metrics, local: Metrics) {
  const sizeAdjust = web.xWidthAvg / web.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const override = (length: number) => formatPercent(length / web.unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: formatPercent(sizeAdjust),
    ascentOverride: override(web.ascent),
    descentOverride: override(Math.abs(web.descent)),
  };
}

test.each(fallbackFaces)('$family $weight has the measures of the web font', (face) => {
  const index = face.weight === '200 500' ? 0 : 1;
  const locals = localFonts[face.family]?.[index] ?? [];
  expect(locals.length).toBeGreaterThan(0);
  for (const local of locals) expect(face).toMatchObject(computeOverrides(webFonts[index] as Metrics, local));
});

test('the measures are those of the file we send, which asks for no space between lines either', async () => {
  const own = await fromFile(new URL(`../fonts/${fontFace.file}`, import.meta.url).pathname);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = plusJakartaSans;
  expect(own).toMatchObject({ ascent, descent, lineGap, unitsPerEm, xWidthAvg });
  expect(lineGap).toBe(0);
});
