import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import type { ComponentProps, ElementType, ReactNode } from 'react';

/** Props of `PageForm`, and those of what renders it. */
export type PageFormProps<As extends ElementType> = Omit<ComponentProps<As>, 'as' | 'children' | 'method'> & {
  /** Renders the form: the router's form, or the one of `@sewa/ui`. @default 'form' */
  as?: As;
  children?: ReactNode;
  /**
   * Whether it has a key, so that what it asks for is done once, however often it is sent without script. Not on a public page: a
   * stored page would give every visit the same. @default true
   */
  isKeyed?: boolean;
};

/** A key that no other page has; a page in the browser needs none, for its script sends a form once. */
const generateKey = (): string => (typeof document === 'undefined' ? crypto.randomUUID() : '');

/** The form of a page that changes something: it is posted, with its idempotency key. */
export function PageForm<As extends ElementType = 'form'>({
  as,
  children,
  isKeyed = true,
  ...rest
}: PageFormProps<As>) {
  const Sender: ElementType = as ?? 'form';
  return (
    <Sender {...rest} method="post">
      {isKeyed ? (
        <input
          type="hidden"
          name={IDEMPOTENCY_HEADER}
          defaultValue={generateKey()}
          suppressHydrationWarning
        />
      ) : null}
      {children}
    </Sender>
  );
}
