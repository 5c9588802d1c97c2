import { createContext } from 'react';

/** Whether pictures are shown; else they are links, as documents are. */
export const PicturesContext = createContext(true);
