/** Reads something at most once in so many milliseconds; those who ask meanwhile share the answer. */
export function readSeldom<Answer>(pause: number, read: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > pause) last = { at: now, answer: read() };
    return last.answer;
  };
}
