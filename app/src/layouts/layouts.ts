import type { LayoutName } from '@sewa/pages';
import type { ComponentType } from 'react';
import { PublicLayout } from './PublicLayout.tsx';

/** The frames the route table names. */
export const layouts: Partial<Record<LayoutName, ComponentType>> & { readonly public: ComponentType } = {
  public: PublicLayout,
};
