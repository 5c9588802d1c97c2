import type { Session } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import type { LayoutName } from '@sewa/pages';
import type { ComponentType } from 'react';
import { EmptyLayout } from './EmptyLayout.tsx';
import { LogInLayout } from './LogInLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const layouts = { public: PublicLayout, empty: EmptyLayout, login: LogInLayout } as const satisfies Partial<
  Record<LayoutName, ComponentType>
>;

/** The frames the route table names, for whoever the session knows. */
export function makeLayouts(
  session: Session,
): Partial<Record<LayoutName, ComponentType>> & { readonly public: ComponentType } {
  const frame = (Layout: ComponentType): ComponentType =>
    function SessionFrame() {
      return (
        <SessionProvider session={session}>
          <Layout />
        </SessionProvider>
      );
    };
  return { public: frame(layouts.public), empty: frame(layouts.empty), login: frame(layouts.login) };
}
