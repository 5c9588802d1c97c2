import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markClientModules } from './markClientModules.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sewa-built-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function listMarked(modules: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(modules)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await markClientModules(folder);
  const texts = await Promise.all(
    Object.keys(modules).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return Object.keys(modules).filter((_, index) => texts[index]?.startsWith("'use client';\n"));
}

test('what calls a hook or makes a context runs in the browser, and so does all that imports it', async () => {
  const marked = await listMarked({
    'Field/FormIssues.js': 'var FormIssues = createContext({});',
    'Field/Field.js': 'import { FormIssues } from "./FormIssues.js";\nuse(FormIssues);',
    'TextField/TextField.js': 'import {\n  Field\n} from "../Field/Field.js";',
    'Menu/Menu.js': 'const [isOpen, setOpen] = useState(false);',
    'Boundary/Boundary.js': 'class Boundary extends Component {}',
    'Later/Later.js': 'const load = () => import("../Menu/Menu.js");',
    'Card/Card.js': 'import { jsx } from "react/jsx-runtime";\nfunction Card() {}',
  });
  expect(marked).toEqual([
    'Field/FormIssues.js',
    'Field/Field.js',
    'TextField/TextField.js',
    'Menu/Menu.js',
    'Boundary/Boundary.js',
    'Later/Later.js',
  ]);
});

test('what imports components of another package does too, and what imports its figures does not', async () => {
  const marked = await listMarked({
    'react/Form.js': 'import { Form } from "@sewa/ui";',
    'ui/Rich.js': 'import { Calendar } from "react-aria-components/Calendar";',
    'core/sum.js': 'import { stampDuty } from "@sewa/tenancy";\nserver.use();',
  });
  expect(marked).toEqual(['react/Form.js', 'ui/Rich.js']);
});

test('an entry that only hands on stays plain, one that calls hooks itself does not', async () => {
  const marked = await listMarked({
    'index.js': 'export { Menu } from "./Menu/Menu.js";',
    'react.js': 'import "./chunk-A1.js";\nfunction useName() { return useState(""); }',
    'chunk-A1.js': 'var who = createContext(null);',
    'Menu/Menu.js': 'useId();',
  });
  expect(marked).toEqual(['react.js', 'chunk-A1.js', 'Menu/Menu.js']);
});
