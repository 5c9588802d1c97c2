/**
 * Prints one line of progress on stderr, so that stdout stays the command's own.
 * @param {string} sentence
 */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
