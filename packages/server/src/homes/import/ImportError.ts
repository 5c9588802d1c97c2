/** A file that cannot be imported at all; the message is a sentence for the person who started the import. */
export class ImportError extends Error {
  override name = 'ImportError';
}
