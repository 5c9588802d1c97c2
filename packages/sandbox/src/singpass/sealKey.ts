/** The same at every start, so that what was sealed can be read again; only what invented people say is sealed with it. */
export const sandboxSealKey: Buffer = Buffer.alloc(32, 'sandbox');
