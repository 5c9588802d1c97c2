import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const serverPaths = ['/api/', '/media/', '/assets/'];

/** A link that stays inside the product where it can, and is an ordinary link everywhere else. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const isInside =
    href.startsWith('/') && !href.startsWith('//') && !serverPaths.some((path) => href.startsWith(path));
  if (!isInside || rest.target || rest.download !== undefined) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
