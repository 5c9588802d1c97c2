import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const directive = "'use client';\n";
const usesReact = /(?<![.\w])use(?:[A-Z]\w*)?\(|\bcreateContext\(|\bextends Component\b/;
const importedNames = /(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g;
/** Packages and entries of components, which only modules of the client give functions to. */
const isOfComponents = /^(?:@sewa\/(?:ui|pickers|\w+\/(?:react|ui))|react-aria-components.*)$/;

interface Module {
  readonly text: string;
  /** Whether it is an entry that only hands on what others hold. */
  readonly isPlainEntry: boolean;
}

async function readModules(folder: string): Promise<Map<string, Module>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const modules = new Map<string, Module>();
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const isPlainEntry = /^[a-z]+\.js$/.test(name) && !usesReact.test(text);
    modules.set(name, { text, isPlainEntry });
  }
  return modules;
}

function importsClient(name: string, text: string, client: ReadonlySet<string>): boolean {
  return [...text.matchAll(importedNames)].some(([, imported = '']) =>
    imported.startsWith('.')
      ? client.has(path.join(path.dirname(name), imported))
      : isOfComponents.test(imported),
  );
}

/**
 * Writes 'use client' into the built modules of a folder that call a hook or make a context, and into all that import one: a pure
 * component may hand a function to another, which a server component may not. Entries stay plain, so that what needs no browser
 * can be called on a server.
 */
export async function markClientModules(folder: string): Promise<void> {
  const modules = await readModules(folder);
  const client = new Set<string>();
  let known = -1;
  while (client.size > known) {
    known = client.size;
    for (const [name, { text, isPlainEntry }] of modules)
      if (!isPlainEntry && (usesReact.test(text) || importsClient(name, text, client))) client.add(name);
  }
  for (const name of client)
    await writeFile(path.join(folder, name), `${directive}${modules.get(name)?.text ?? ''}`);
}
