import { PDF, rgb } from '@libpdf/core';

/** A paper of some pages of A4 to be signed, different for each title. */
export async function makeTestPaper(title: string, pageCount = 2): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create();
  for (let page = 1; page <= pageCount; page += 1)
    pdf.addPage({ size: 'a4' }).drawText(`${title}, page ${page}`, { x: 60, y: 760, size: 14 });
  return new Uint8Array(await pdf.save());
}

/** What a box of 227 x 90 pt shows: a frame and a name. */
export async function makeTestAppearance(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create();
  const page = pdf.addPage({ width: 227, height: 90 });
  page.drawRectangle({ x: 1, y: 1, width: 225, height: 88, borderColor: rgb(0, 0, 0), borderWidth: 1 });
  page.drawText(name, { x: 8, y: 60, size: 11 });
  return new Uint8Array(await pdf.save());
}
