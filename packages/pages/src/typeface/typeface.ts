/** The web font of a product. */
export interface Typeface {
  /** Where its file is. */
  readonly url: string;
  /** The family style sheets name first; what they name after it is shown until the font is there. */
  readonly family: string;
  /** As in `@font-face`. */
  readonly weight: string;
  /** As in `@font-face`. */
  readonly unicodeRange: string;
}

/** Where a tab stores the typeface it has loaded: the arguments of `FontFace`, its file in base64, and the file's address. */
export const typefaceKey = 'sewa:typeface';
