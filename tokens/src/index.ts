export { breakpoints, vars } from '../generated/vars.ts';
export { fallbackFaces, fontFace } from './fontFace.ts';
