import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A template, what it shows as JSON, and when it was made, in seconds since 1970. */
export interface PaperTask {
  readonly template: string;
  readonly input: string;
  readonly creationTimestamp: number;
  /** Whether the page becomes part of another PDF, which has tags of its own. */
  readonly isPart: boolean;
}

/** Where a party signs: a page from 1, and the top left corner of the box in points from that of the page. */
export interface SignaturePlace {
  readonly place: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A paper; or the texts in it that no font can write; or why there is none. */
export type PaperReport =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly places: SignaturePlace[] }
  | { readonly unwritable: string[] }
  | { readonly failure: string };

const require = createRequire(import.meta.url);

const workspace = fileURLToPath(new URL('./templates', import.meta.url));

/** Each family in both weights the templates use: Typst would take a missing one from the fonts of the machine. */
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [
    {
      fontPaths: [
        require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
        require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
        require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
        require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
        require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
        require.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
      ],
    },
  ],
});

/** The texts that an error of Typst quotes, in Rust's notation. */
const listUnwritable = (error: string): string[] =>
  [...error.matchAll(/the text (?:contains the disallowed codepoint )?`\\"(.*?)\\"`/g)].map(
    ([, quoted = '']) =>
      quoted.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );

/** Compiles by what is asked for, not by a document: V8 would keep those for long, since it doesn't see their size. */
function compile({ template, input, creationTimestamp, isPart }: PaperTask): PaperReport {
  const asked = { mainFilePath: `${workspace}/${template}.typ`, inputs: { input } };
  try {
    // This standard refuses what no font can write.
    const bytes = compiler.pdf(asked, { pdfStandard: 'ua-1', creationTimestamp });
    const places: SignaturePlace[] = compiler.query(asked, { selector: '<signature>', field: 'value' });
    return {
      bytes: new Uint8Array(isPart ? compiler.pdf(asked, { pdfTags: false, creationTimestamp }) : bytes),
      places,
    };
  } catch (error) {
    const failure = String(error);
    const unwritable = listUnwritable(failure);
    return unwritable.length > 0 ? { unwritable } : { failure };
  } finally {
    compiler.evictCache(0);
  }
}

parentPort?.on('message', (task: PaperTask) => {
  const report = compile(task);
  parentPort?.postMessage(report, 'bytes' in report ? [report.bytes.buffer] : []);
});
