/** A stretch of code, and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** The code with all edits made; a stretch that goes takes along whatever else goes in it. */
export function applyEdits(code: string, name: string, edits: readonly Edit[]): string {
  let trimmed = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) {
      if (edit.end <= at) continue;
      throw new Error(`Two cuts of ${name} overlap at '${code.slice(edit.start, edit.start + 40)}'.`);
    }
    trimmed += code.slice(at, edit.start) + edit.by;
    at = edit.end;
  }
  return trimmed + code.slice(at);
}
