import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What a link component is given: an anchor's props with a href. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** What draws every link. */
export const LinkContext = createContext<'a' | ComponentType<LinkComponentProps>>('a');
