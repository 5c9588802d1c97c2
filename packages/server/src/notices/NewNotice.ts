import type { NoticeKind } from '@sewa/api/client';

/** Whom something waits for: a person, or a corporate, there for everybody or for its administrators. */
type NoticeRecipient =
  | { readonly userId: string }
  | { readonly corporateId: string; readonly audience: 'everybody' | 'administrators' };

/** Something that waits for somebody. */
export interface NewNotice {
  readonly to: NoticeRecipient;
  readonly kind: NoticeKind;
  /** Id of what waits, within its kind. */
  readonly about: string;
  /** The page where it is seen to. */
  readonly path: string;
  /** When it is due. */
  readonly due?: Date;
  /** Whether it waits no longer once it is due. @default false */
  readonly endsWhenDue?: boolean;
}
