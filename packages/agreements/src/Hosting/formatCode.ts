/** A code of six digits as people read it out: '123 456'. */
export const formatCode = (code: string | null): string => (code ?? '').replace(/(?=(...)$)/, ' ').trim();
