import type { Corporate } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { createAbility, subject } from '@sewa/auth/rules';
import { useMemo } from 'react';

/** The corporate somebody acts for, and what they may do in it. */
export interface Acting {
  /** Null while they act for none. */
  readonly corporate: Corporate | null;
  /** Asks with a row of the corporate. */
  readonly can: (action: 'read' | 'create' | 'update' | 'delete', type: string) => boolean;
}

/** Who somebody acts for on this page. */
export function useActing(): Acting {
  const { data: user } = useRoute('getUser', {});
  const { data: rules } = useRoute('permissions', {});
  const ability = useMemo(() => createAbility(rules ?? []), [rules]);
  const corporate = user?.corporates.find(({ isCurrent }) => isCurrent) ?? null;
  return {
    corporate,
    can: (action, type) =>
      corporate !== null && ability.can(action, subject(type, { corporateId: corporate.id })),
  };
}
