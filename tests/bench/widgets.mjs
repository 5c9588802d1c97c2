/** What toasts, dialogs and long lists cost the main thread of Chromium: ours, other libraries, React with native elements, and the DOM alone. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './measure/browser.mjs';
import { buildPage } from './measure/buildPage.mjs';
import { installAnchors, installOurs } from './measure/consumers.mjs';
import { measureInTurns, medianRatio } from './measure/inTurns.mjs';
import { makeResult, median } from './measure/report.mjs';
import { measureWork, openWidgetPage } from './measure/widgetPage.mjs';

const maxMilliseconds = 20_000;
const rowCount = 1_000;
const makeRow = (id) => ({ id, name: `Home ${id}, Tiong Bahru`, rent: `$${3_000 + id}` });

/** Run in the page. */
const inPage = {
  async showToasts({ messages, shown }) {
    window.contender.show(messages);
    await window.settle(
      () => document.querySelectorAll('li, [role=alert], [role=alertdialog]').length >= shown,
    );
  },
  async openAndClose(cycles) {
    const opener = document.getElementById('opener');
    const find = () => document.querySelector('dialog[open], [role=dialog]');
    const hasFocus = () => ![opener, document.body].includes(document.activeElement);
    opener.focus();
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      window.contender.open();
      await window.settle(() => find() && hasFocus());
      window.contender.close();
      await window.settle(() => !find() && document.activeElement === opener);
    }
  },
  async mountRows(rows) {
    window.contender.mount(rows);
    await window.settle(() => document.querySelectorAll('li, [role=row]').length >= rows.length);
  },
  async appendRows(rows) {
    for (const row of rows) {
      window.contender.append(row);
      await window.settle(() => document.querySelectorAll('li, [role=row]').length > row.id);
    }
  },
};

const messages = Array.from({ length: 1_000 }, (_, index) => `Viewing number ${index} is confirmed.`);
const rows = Array.from({ length: rowCount }, (_, id) => makeRow(id));
const moreRows = Array.from({ length: 20 }, (_, index) => makeRow(rowCount + index));

/** What is done on the pages of a folder, one after the other on the same page, and the anchor of each bar. */
const scenarios = [
  {
    folder: 'toasts',
    limit: 1_000,
    anchor: 'react-native',
    steps: [['1,000 toasts, all on show', inPage.showToasts, { messages, shown: 1_000 }]],
  },
  {
    folder: 'toasts',
    limit: 5,
    anchor: 'react-native',
    steps: [['1,000 toasts, 5 on show', inPage.showToasts, { messages, shown: 5 }]],
  },
  {
    folder: 'dialogs',
    anchor: 'vanilla',
    steps: [['200 dialogs opened and closed', inPage.openAndClose, 200]],
  },
  {
    folder: 'list',
    anchor: 'vanilla',
    steps: [
      ['List of 1,000 rows, mounted', inPage.mountRows, rows],
      ['20 rows appended one by one', inPage.appendRows, moreRows],
    ],
  },
];

async function buildPages(folder, ours, anchors) {
  const built = new Map([['ours', await buildPage(ours, path.join(ours, 'widgets', `${folder}.jsx`))]]);
  for (const file of readdirSync(path.join(anchors, 'widgets', folder))) {
    const entry = path.join(anchors, 'widgets', folder, file);
    built.set(path.parse(file).name, await buildPage(anchors, entry));
  }
  return built;
}

/** The work of each step on a fresh page, or null when that takes too long. */
async function measurePage(browser, page, { limit, steps }) {
  const opened = await openWidgetPage(browser, page, limit);
  let timer;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, maxMilliseconds, null);
  });
  const measureSteps = async () => {
    const works = [];
    for (const [, work, argument] of steps) works.push(await measureWork(opened, work, argument));
    return works;
  };
  try {
    return await Promise.race([measureSteps(), tooLong]);
  } finally {
    clearTimeout(timer);
    await opened.close();
  }
}

const sum = ({ script, style, layout }) => script + style + layout;

function describeMedian(name, sums) {
  const milliseconds = sums.includes(null) ? `over ${maxMilliseconds}` : Math.round(median(sums));
  return `${name} ${milliseconds} ms`;
}

/** One row for a step: the ratio to the bar's anchor, and beside it what every contender took. */
function compareStep(taken, step, quantity, anchor) {
  const works = new Map(
    [...taken].map(([name, rounds]) => [name, rounds.map((works) => works?.[step] ?? null)]),
  );
  const sums = new Map([...works].map(([name, rounds]) => [name, rounds.map((work) => work && sum(work))]));
  const own = sums.get('ours');
  const ratios = Object.fromEntries([...sums].map(([name, theirs]) => [name, medianRatio(own, theirs)]));
  return makeResult({
    quantity,
    against: `${anchor} (${[...sums].map(([name, theirs]) => describeMedian(name, theirs)).join(', ')})`,
    value: ratios[anchor] ?? Infinity,
    max: 1.5,
    detail: { ratios, works: Object.fromEntries(works) },
  });
}

/** Measures every scenario in alternating rounds. */
export async function measure({ rounds, say }) {
  const anchors = await installAnchors(say);
  const ours = await installOurs(say);
  // Frames follow each other as fast as they are drawn: only work is counted, not the wait between them.
  const browser = await launchBrowser('--disable-frame-rate-limit', '--disable-gpu-vsync');
  const results = [];
  for (const scenario of scenarios) {
    const pages = await buildPages(scenario.folder, ours, anchors);
    const taken = await measureInTurns([...pages.keys()], rounds, (name) =>
      measurePage(browser, pages.get(name), scenario),
    );
    for (const [step, [quantity]] of scenario.steps.entries()) {
      results.push(compareStep(taken, step, quantity, scenario.anchor));
    }
  }
  return results;
}
