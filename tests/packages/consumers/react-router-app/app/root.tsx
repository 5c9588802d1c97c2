import '@sewa/tokens/tokens.css';
import '@sewa/ui/styles.css';
import '@sewa/pickers/styles.css';
import './tailwind.css';
import { UiProvider } from '@sewa/ui';
import type { ComponentProps } from 'react';
import { Links, Meta, Outlet, Link as RouterLink, Scripts } from 'react-router';

const AppLink = ({ href = '', ...rest }: ComponentProps<'a'>) => <RouterLink to={href} {...rest} />;

export const links = () => [{ rel: 'icon', href: 'data:,' }];

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <UiProvider linkComponent={AppLink}>
          <Outlet />
        </UiProvider>
        <Scripts />
      </body>
    </html>
  );
}
