import { Text } from '@sewa/ui';
import type { ReactNode } from 'react';

/** What a cell says less of, as small as the rest of its table. */
export const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="s" tone="muted" weight="regular">
    {children}
  </Text>
);
