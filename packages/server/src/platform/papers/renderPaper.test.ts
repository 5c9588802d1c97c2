import { describe, expect, test } from 'vitest';
import { readPages, readPdf } from '../../testing/readPdf.ts';
import type { PaperData } from './PaperData.ts';
import { PaperThread } from './PaperThread.ts';
import { renderPaper } from './renderPaper.ts';

const creationTimestamp = 1_796_090_400;
const at = 'Dec 1, 2026, 10:05, Singapore time (UTC+8)';
const sha256 = 'a3f1'.repeat(16);
const hundredTwenty = 'Thirunavukkarasu Gopalakrishnan '.repeat(4).slice(0, 120);

const words = 'The tenant pays the rent in advance on the first day of each month, without deduction. ';

/** Each template, filled with a name wherever it shows one. */
const makePapers = (name: string): PaperData => ({
  receipt: {
    creationTimestamp,
    title: 'Rent receipt',
    reference: 'Receipt 2026-000012',
    cancelled: null,
    sum: { label: 'What was paid', value: '$3,200' },
    parties: [{ label: 'Paid by', name, lines: ['12 Bedok Road #05-67', 'Singapore 460012'] }],
    facts: [{ label: 'Rent for', value: 'Dec 2026' }],
    tables: [
      {
        title: 'What was due',
        columns: [{ name: 'Item' }, { name: 'Amount', align: 'end', width: '38mm' }],
        rows: [[name, '$3,200']],
        total: ['Total', '$3,200'],
      },
    ],
    rest: ['The bill is paid in full.'],
    note: 'We hold no rent.',
  },
  statement: {
    creationTimestamp,
    title: 'Rent paid in 2026',
    sum: { label: 'Paid in all', value: '$192,000' },
    parties: [{ label: 'Paid by', name, lines: [] }],
    facts: [{ label: 'Issued on', value: 'Nov 20, 2026' }],
    summary: {
      title: 'By home',
      columns: [{ name: 'Home' }, { name: 'Amount', align: 'end', width: '34mm' }],
      rows: [[name, '192,000.00']],
      total: ['Total', '192,000.00'],
    },
    homes: [
      {
        title: name,
        about: `Paid to ${name}`,
        columns: [{ name: 'Date', width: '24mm' }, { name: 'Method' }, { name: 'Amount', align: 'end' }],
        rows: Array.from({ length: 60 }, () => ['Nov 20, 2026', 'eGIRO', '3,200.00']),
        total: ['Total', '', '192,000.00'],
      },
    ],
    empty: 'There were no payments in this year.',
    notes: ['We hold no rent.'],
  },
  agreement: {
    title: 'Tenancy agreement',
    version: 3,
    at: '2026-12-01T02:00:00Z',
    reference: 'SEWA-7KQ2',
    isDraft: false,
    plain: ['You rent the whole flat for 24 months.'],
    parties: ['landlord', 'tenant-1', 'tenant-2'].map((place) => ({ place, name, role: place })),
    schedule: [{ label: 'Rent', value: '$3,200 a month' }],
    clauses: Array.from({ length: 12 }, (_, index) => ({
      id: `clause-${index}`,
      title: `Duty ${index}`,
      words: `${words.repeat(9)}\n(a) ${words.repeat(9)}`,
      plain: 'Pay on time.',
    })),
    figures: [
      { words: 'Stamp duty: 0.4% of the rent', source: 'Inland Revenue Authority', on: 'Nov 28, 2026' },
    ],
    note: 'Drafts of ours are marked.',
  },
  certificate: {
    creationTimestamp,
    title: 'Certificate of signatures',
    at,
    reference: 'SEWA-7KQ2',
    agreementSha256: sha256,
    signers: [{ name, role: 'Tenant', way: 'Typed name', proof: 'Code by text message', at, sha256 }],
    events: [{ at, words: `${name} signed.` }],
    note: 'We keep this record.',
  },
  signature: { creationTimestamp, name, way: 'Typed name', at, width: 227, height: 90 },
});

const templates = ['receipt', 'statement', 'agreement', 'certificate', 'signature'] as const;

async function render(template: keyof PaperData, name: string) {
  const paper = await renderPaper(template, makePapers(name)[template]);
  return { ...paper, text: readPdf(paper.bytes) };
}

describe.each(templates)('a %s', (template) => {
  test.each(['陈美玲', 'பிரியா', "Nur 'Aisyah", 'Zoë Łukasz Đặng Thị Ngọc', hundredTwenty])(
    'shows the name %s as it is',
    async (name) => {
      const { text, isTransliterated } = await render(template, name);
      expect(isTransliterated).toBe(false);
      // In a narrow column a long name stands on several lines.
      expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
      expect(text).not.toContain('in Latin letters');
    },
  );

  test('shows code of templates, and runs none', async () => {
    const code = '#eval("1+1") *bold* @ref $x$ \\u{41} <a>';
    const { text } = await render(template, code);
    expect(text.replaceAll(' ', '')).toContain(code.replaceAll(' ', ''));
  });

  test.each([
    ['محمد 陈美玲', 'mhmd陈美玲'],
    ['Mei 🏠', 'Mei:house:'],
    ['Me\u0000i', 'Mei'],
    ['한 பிரியா', 'Hanபிரியா'],
    ['Mei \ue000', 'Mei?'],
  ])('writes what no font has in Latin letters, and says so: %j', async (name, shown) => {
    const { text, isTransliterated } = await render(template, name);
    expect(isTransliterated).toBe(true);
    expect(text.replaceAll(' ', '')).toContain(shown);
    expect(text).toContain('in Latin letters.');
  });

  test('has no characters that reverse what follows them', async () => {
    const { text } = await render(template, '\u202eevil\u202c Mei');
    expect(text).toContain('evil Mei');
    expect(text).not.toMatch(/\p{Bidi_Control}/u);
  });

  test('has the same bytes for the same data', async () => {
    const first = await render(template, '陈美玲');
    await render(template, 'Other');
    const second = await render(template, '陈美玲');
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
  });
});

test('all but the part of another PDF are accessible by the standard', async () => {
  for (const template of templates) {
    const file = Buffer.from((await render(template, 'Mei')).bytes).toString('latin1');
    expect(file.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(template !== 'signature');
    expect(file.includes('/MarkInfo')).toBe(template !== 'signature');
  }
});

describe('an agreement', () => {
  test('begins with plain words and tells where each party signs', async () => {
    const { bytes, places } = await render('agreement', 'Mei');
    const pages = readPages(bytes);
    expect(pages[0]).toContain('You rent the whole flat for 24 months.');
    expect(pages[0]).toContain('Dec 1, 2026, 10:00, Singapore time (UTC+8)');
    expect(places.map(({ place }) => place)).toEqual(['landlord', 'tenant-1', 'tenant-2']);
    const page = pages.findIndex((text) => text.includes('Signature of')) + 1;
    expect(page).toBe(pages.length);
    const box = { width: (80 / 25.4) * 72, height: (32 / 25.4) * 72 };
    for (const [index, place] of places.entries()) {
      expect(place.page).toBe(page);
      expect(place.x + box.width).toBeLessThan(595);
      expect(place.y + box.height).toBeLessThan(842);
      const before = places[index - 1];
      if (before) expect(place.y).toBeGreaterThan(before.y + box.height);
    }
  });

  test('of many parties has boxes on several pages, each whole', async () => {
    const { agreement } = makePapers(hundredTwenty);
    const parties = Array.from({ length: 12 }, (_, index) => ({
      place: `tenant-${index}`,
      name: hundredTwenty,
      role: 'Tenant',
    }));
    const { places } = await renderPaper('agreement', { ...agreement, parties });
    expect(places).toHaveLength(12);
    expect(new Set(places.map(({ page }) => page)).size).toBe(2);
    for (const { y } of places) expect(y + (32 / 25.4) * 72).toBeLessThan(842 - 60);
  });

  test('has the word Draft on every page only while it is one', async () => {
    const { agreement } = makePapers('Mei');
    const draft = readPages((await renderPaper('agreement', { ...agreement, isDraft: true })).bytes);
    expect(draft.length).toBeGreaterThan(4);
    for (const page of draft) expect(page).toContain('Draft');
    const final = readPages((await renderPaper('agreement', { ...agreement, note: '' })).bytes);
    for (const page of final) expect(page).not.toContain('Draft');
  });
});

test('a signature is one page of the size asked for, however long the name', async () => {
  const { bytes } = await render('signature', hundredTwenty.repeat(4));
  expect(readPages(bytes)).toHaveLength(1);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MediaBox [0 0 227 90]');
});

describe('the thread', () => {
  const task = {
    template: 'signature',
    input: JSON.stringify({
      data: makePapers('Mei').signature,
      product: 'Sewa',
      words: {},
      transliteration: null,
    }),
    creationTimestamp,
    isPart: true,
  };

  test('comes back after it was ended, also in the middle of its work', async () => {
    const thread = new PaperThread();
    expect(await thread.compile(task)).toHaveProperty('bytes');
    await thread.end();
    expect(await thread.compile(task)).toHaveProperty('bytes');
    const reports = [thread.compile(task), thread.compile(task)];
    // The first is being compiled now, or waits for the thread.
    await Promise.resolve();
    await thread.end();
    for (const report of await Promise.all(reports)) expect(report).toHaveProperty('bytes');
    await thread.end();
  });

  test('says what is wrong with a paper, and goes on', async () => {
    const thread = new PaperThread();
    expect(await thread.compile({ ...task, input: '{}' })).toHaveProperty('failure');
    expect(await thread.compile(task)).toHaveProperty('bytes');
    await thread.end();
  });

  test('comes back after it crashed', async () => {
    const thread = new PaperThread();
    // No task at all is what the worker doesn't expect.
    await expect(thread.compile(JSON.parse('null'))).rejects.toThrow("'template' of 'object null'");
    expect(await thread.compile(task)).toHaveProperty('bytes');
    await thread.end();
  });

  test('gives up a paper that takes too long', async () => {
    const thread = new PaperThread({ limitMs: 1 });
    await expect(thread.compile(task)).rejects.toThrow('took longer than 1 ms');
  });
});
