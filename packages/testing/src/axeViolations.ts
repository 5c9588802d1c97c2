import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with an element in the light and in the dark theme, one line each. */
export async function axeViolations(element: Element): Promise<string[]> {
  const messages: string[] = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const { violations } = await axe.run(element, {
      runOnly: rules,
      resultTypes: ['violations'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    for (const { id, nodes } of violations)
      messages.push(`${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return messages;
}
