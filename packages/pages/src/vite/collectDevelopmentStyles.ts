import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

const isStyle = (url: string) => /\.css(\.ts\.vanilla\.css)?($|\?)/.test(url);

/** The styles of some modules and of everything they import, as style elements: a development page is styled before its script. */
export async function collectDevelopmentStyles(
  vite: ViteDevServer,
  sources: readonly string[],
): Promise<string> {
  const { client } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = async (node: EnvironmentModuleNode): Promise<void> => {
    if (seen.has(node)) return;
    seen.add(node);
    if (!node.transformResult) await client.transformRequest(node.url);
    for (const next of node.importedModules) await visit(next);
    if (!isStyle(node.url)) return;
    const result = await vite.environments.ssr.transformRequest(
      `${node.url}${node.url.includes('?') ? '&' : '?'}inline`,
    );
    const text =
      result && /(?:default|__vite_ssr_export_default__)\W+("(?:[^"\\]|\\.)*")/.exec(result.code)?.[1];
    if (text) styles.push(`<style data-vite-dev-id="${node.id ?? node.url}">${JSON.parse(text)}</style>`);
  };
  for (const source of sources) {
    await client.transformRequest(source);
    const node = await client.moduleGraph.getModuleByUrl(source);
    if (node) await visit(node);
  }
  return styles.join('');
}
