/** Keeps the sandbox's seal, for all processes on one database. */
export interface SealStore {
  find(): Promise<string | undefined>;
  /** Keeps a value unless there is one already; answers with the one that is kept. */
  insertOnce(value: string): Promise<string>;
}

/** A store for tests, which forgets everything when the process ends. */
export function createMemorySealStore(): SealStore {
  let kept: string | undefined;
  return {
    find: async () => kept,
    insertOnce: async (value) => {
      kept ??= value;
      return kept;
    },
  };
}
