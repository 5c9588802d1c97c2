export { breakpoints, modifiers, pageColors, vars } from '../generated/vars.ts';
export { fallbackFaces, fontFace } from './fontFace.ts';
