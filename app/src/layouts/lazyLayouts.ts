import type { LayoutName, LoadLayout } from '@sewa/pages';
import type { LayoutProps } from './LayoutProps.ts';

/** The frames of signed-in work, loaded with its pages: a visitor is sent none of them. */
export const lazyLayouts: Readonly<Partial<Record<LayoutName, LoadLayout<LayoutProps>>>> = {
  default: () => import('./loaded/DefaultLayout.tsx'),
  dashboard: () => import('./loaded/DashboardLayout.tsx'),
  center: () => import('./loaded/CenterLayout.tsx'),
  sidebar: () => import('./loaded/SidebarLayout.tsx'),
};
