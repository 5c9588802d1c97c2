import type { NoticeKind } from '@sewa/api/client';

/** Recipient of a notice: a user, or the members or administrators of a corporate. */
type NoticeRecipient =
  | { readonly userId: string }
  | { readonly corporateId: string; readonly audience: 'everybody' | 'administrators' };

/** A new notice. */
export interface NewNotice {
  readonly to: NoticeRecipient;
  readonly kind: NoticeKind;
  /** Id of the thing the notice is about; its type depends on the kind. */
  readonly about: string;
  /** Path of the page to deal with it. */
  readonly path: string;
  /** When it is due. */
  readonly due?: Date;
  /** Whether it expires when it is due. @default false */
  readonly endsWhenDue?: boolean;
}
