import type { SealSource } from './Seal.ts';
import type { SingpassSign } from './SingpassSign.ts';

declare module '../calling/Context.ts' {
  interface Services {
    /** What documents are sealed with. */
    readonly documentSeal: SealSource;
    /** Sign with Singpass; null if it isn't set up. */
    readonly singpassSign: SingpassSign | null;
  }
}
