/** What tests of screens open pages with, in a browser. */
export { expectProblem } from './expectProblem.ts';
export { type OpenPage, openPage, type PageOptions } from './openPage.tsx';
export { type OpenScreen, openBeforeScript, openScreen, type ScreenOptions } from './openScreen.tsx';
export { saveDocument } from './saveDocument.ts';
