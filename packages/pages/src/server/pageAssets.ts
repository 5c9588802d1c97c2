/** One chunk of Vite's manifest, as far as pages need it. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** What its style sheets and modules name, such as fonts and pictures. */
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's client manifest: source path to chunk. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files a page needs in the browser, as root-relative addresses. */
export interface PageAssets {
  /** Style sheets in the order they must apply. */
  readonly styles: readonly string[];
  /** Fonts of the style sheets, which a page preloads. */
  readonly fonts?: readonly string[];
  /** Every script the page will ask for once script starts, the entry first. */
  readonly modules: readonly string[];
  /** Markup only a development server adds to the head. */
  readonly headMarkup?: string;
}

/** Finds the files of a page by the keys its modules have in the manifest: its own, and its layout's where that is a module of its own. */
export type FindPageAssets = (sources: readonly string[]) => PageAssets | Promise<PageAssets>;

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `'${key}' is not in the client manifest. The page cannot be styled. Build the app again.`,
    );
  if (seen.has(key)) return;
  for (const next of chunk.imports ?? []) collect(manifest, next, seen);
  seen.add(key);
}

/** Reads the manifest once per page and remembers the answer; throws for a module the manifest does not name. */
export function createPageAssets(manifest: Manifest, entryKey: string, base = '/'): FindPageAssets {
  const found = new Map<string, PageAssets>();
  return (sources) => {
    const name = sources.join('\n');
    const known = found.get(name);
    if (known) return known;
    const keys = new Set<string>();
    collect(manifest, entryKey, keys);
    for (const source of sources) collect(manifest, source, keys);
    const chunks = [...keys].map((key) => manifest[key] as ManifestChunk);
    const first = manifest[entryKey] as ManifestChunk;
    // The entry's own sheet names the layers: before it, a sheet of what the entry imports would put its layer below the others.
    const sheets = [first, ...chunks].flatMap((chunk) => chunk.css ?? []);
    const assets: PageAssets = {
      styles: [...new Set(sheets)].map((file) => base + file),
      fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))]
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => base + file),
      modules: [...new Set([first, ...chunks].map((chunk) => base + chunk.file))],
    };
    found.set(name, assets);
    return assets;
  };
}
