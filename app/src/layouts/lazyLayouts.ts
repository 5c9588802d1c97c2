import type { LayoutName, LoadLayout } from '@sewa/pages';
import type { LayoutProps } from './LayoutProps.ts';

/** Layouts for signed-in pages, loaded with those pages: visitors don't get them. */
export const lazyLayouts: Readonly<Partial<Record<LayoutName, LoadLayout<LayoutProps>>>> = {
  default: () => import('./loaded/DefaultLayout.tsx'),
  dashboard: () => import('./loaded/DashboardLayout.tsx'),
  center: () => import('./loaded/CenterLayout.tsx'),
  sidebar: () => import('./loaded/SidebarLayout.tsx'),
};
