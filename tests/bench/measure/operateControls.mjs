const USE_TIMEOUT = 2_000;

/** What can be used on a page; a link leads to another one. */
const controls = 'main :is(button, input, select, summary), aside :is(button, input, select, summary)';

/**
 * Runs in the page: the name of each control that can be used now, in its order. A form's controls are told apart by what they
 * are called in it, buttons by their words without numbers, so that those of every home are one.
 */
const listControls = (selector) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { tagName, type, name, value } = element;
    if (element.matches(':disabled, [type=hidden]') || !element.checkVisibility({ visibilityProperty: true }))
      return null;
    if (name) return [tagName, type, name, /checkbox|radio/.test(type) ? value : ''].join(' ').trim();
    const label =
      element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    return [tagName, type, label.replace(/\d+/g, '').trim()].join(' ');
  });

/** Uses one control as a person does with a pointer or the keyboard. */
async function operate(control) {
  const { tag, type } = await control.evaluate((element) => ({ tag: element.tagName, type: element.type }));
  await control.hover({ timeout: USE_TIMEOUT });
  await control.focus();
  if (tag === 'SELECT') await control.selectOption({ index: 1 }, { timeout: USE_TIMEOUT });
  else if (tag === 'INPUT' && !['checkbox', 'radio', 'submit', 'range'].includes(type)) {
    if (type === 'text' || type === 'search') await control.fill('bedok');
    await control.click({ timeout: USE_TIMEOUT });
  } else await control.click({ timeout: USE_TIMEOUT });
}

/** Uses each control of the page once, those that appear on the way too, and comes back from where it leads. */
export async function operateControls(page) {
  const start = page.url();
  const used = new Set();
  const failed = [];
  const findNext = async () => {
    const names = await page.evaluate(listControls, controls);
    const index = names.findIndex((name) => name !== null && !used.has(name));
    return { index, name: names[index] ?? null };
  };
  for (let next = await findNext(); next.name !== null; next = await findNext()) {
    used.add(next.name);
    try {
      await page.locator(controls).nth(next.index).elementHandle({ timeout: USE_TIMEOUT }).then(operate);
    } catch (error) {
      failed.push({ name: next.name, message: String(error.message).split('\n')[0] });
    }
    await page.waitForLoadState('networkidle');
    if (page.url() !== start) await page.goto(start, { waitUntil: 'networkidle' });
  }
  return { used: [...used], failed };
}
