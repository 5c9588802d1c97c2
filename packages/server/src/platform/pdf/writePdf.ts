import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { toLatin } from './toLatin.ts';

const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const SIZES = { title: 20, heading: 12, text: 10, note: 8.5 };
/** Greys, in red, green and blue. */
const MUTED: PDFKit.Mixins.ColorValue = [85, 85, 85];
const LINE: PDFKit.Mixins.ColorValue = [187, 187, 187];

/** A column of a table; `end` is for sums. */
export interface PdfColumn {
  readonly name: string;
  readonly align?: 'start' | 'end';
  /** In points. @default an equal part of what is left */
  readonly width?: number;
}

/** Writes a paper from top to bottom. What the fonts can't write is written in Latin letters. */
export interface PdfPaper {
  title(text: string): void;
  heading(text: string): void;
  text(text: string): void;
  /** Smaller and in grey. */
  note(text: string): void;
  /** Names with their values. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void;
  /** Rows below a header; the last is a total if `total` says so. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[], total?: readonly string[]): void;
  /** Whether something was written in Latin letters that isn't. */
  readonly isTransliterated: boolean;
}

/** What a paper is, for readers and for those who hear it. */
export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  /** The same content with the same time gives the same bytes. */
  readonly createdAt: Date;
}

/** A cell; a header cell says what it is the header of. */
type PdfCell = PDFKit.Mixins.CellOptions & { readonly scope?: 'Row' | 'Column' };

/** Writes a tagged A4 paper in one column, with its fonts inside. */
export async function writePdf(
  { title, author, createdAt }: PdfOptions,
  write: (paper: PdfPaper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-SG',
    font: fonts.regular,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let isTransliterated = false;
  const clean = (text: string): string => {
    const latin = toLatin(text);
    isTransliterated ||= /\p{L}/u.test(text) && latin !== text.normalize('NFKC').trim();
    return latin;
  };
  const put = (
    text: string,
    structType: string,
    style: { font: string; size: number; color?: PDFKit.Mixins.ColorValue; gap: number },
  ) => {
    doc
      .font(style.font)
      .fontSize(style.size)
      .fillColor(style.color ?? 'black');
    doc.text(clean(text), { structParent: root, structType, paragraphGap: style.gap, lineGap: 2 });
  };
  const putTable = (rows: readonly (readonly PdfCell[])[], columns: readonly PdfColumn[]) => {
    doc.font(fonts.regular).fontSize(SIZES.text).fillColor('black');
    // The types don't know that a table can be tagged.
    const options: PDFKit.Mixins.TableOptionsWithData & {
      readonly structParent: PDFKit.PDFStructureElement;
    } = {
      structParent: root,
      columnStyles: columns.map(({ width = '*', align }) => ({
        width,
        align: { x: align === 'end' ? 'right' : 'left' },
      })),
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: { bottom: LINE }, padding: [5, 4] },
      data: rows.map((row) => [...row]),
    };
    doc.table(options);
    doc.x = doc.page.margins.left;
    doc.moveDown();
  };
  const bold = { src: fonts.bold, size: SIZES.text };
  write({
    title: (text) => put(text, 'H1', { font: fonts.bold, size: SIZES.title, gap: 10 }),
    heading: (text) => put(text, 'H2', { font: fonts.bold, size: SIZES.heading, gap: 4 }),
    text: (text) => put(text, 'P', { font: fonts.regular, size: SIZES.text, gap: 6 }),
    note: (text) => put(text, 'P', { font: fonts.regular, size: SIZES.note, color: MUTED, gap: 4 }),
    facts: (facts) =>
      putTable(
        facts.map(([name, value]) => [
          { text: clean(name), type: 'TH', scope: 'Row' },
          { text: clean(value) },
        ]),
        [{ name: '', width: 150 }, { name: '' }],
      ),
    table: (columns, rows, total) =>
      putTable(
        [
          columns.map(({ name }) => ({
            text: clean(name),
            type: 'TH' as const,
            scope: 'Column' as const,
            font: bold,
          })),
          ...rows.map((row) => row.map((text) => ({ text: clean(text) }))),
          ...(total ? [total.map((text) => ({ text: clean(text), font: bold }))] : []),
        ],
        columns,
      ),
    get isTransliterated() {
      return isTransliterated;
    },
  });
  root.end();
  doc.end();
  return new Uint8Array(await bytes);
}
