const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EPIPE: 'whoever reads it has stopped',
  EROFS: 'it is on a read-only file system',
};

/** A sentence for people about a file that can't be read or written; other errors stay as they are. */
export function explainFileError(error: unknown, file: string, action: 'read' | 'written'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason === undefined) return error;
  const name = file === '-' ? 'The backup' : file;
  return new Error(`${name} can't be ${action}: ${reason}.`, { cause: error });
}
