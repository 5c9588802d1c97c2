/** What the numbers of WebAssembly's system interface (preview 1) mean where somebody can do something about it. */
const reasons: Readonly<Record<number, string>> = {
  2: 'this user may not write there',
  29: 'the disk cannot be read or written',
  51: 'the disk is full',
  54: 'a file lies where its folder should be',
  63: 'this user may not write there',
  69: 'the file system is read-only',
};

/** Why PGlite could not be started, in words: what it throws of its files is a number in an object that is no error. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error) return error.message;
  const number = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : null;
  return number === null ? String(error) : (reasons[number] ?? `its files gave error ${number}`);
}
