/** A block of figures: each with what it counts, and where they come from. */
export interface Figures {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Markdown; null if none is named. */
  readonly source: string | null;
}

/** Parses the lines of a `figures` block: `label | value`, and at last `source: …`. */
export function parseFigures(text: string): Figures {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isSource = (line: string) => /^source:/i.test(line);
  const source = lines.find(isSource)?.replace(/^source:\s*/i, '') ?? null;
  const rows = lines
    .filter((line) => !isSource(line))
    .map((line) => {
      const [label = '', ...values] = line.split('|').map((part) => part.trim());
      return { label, value: values.join(' | ') };
    });
  return { rows, source };
}
