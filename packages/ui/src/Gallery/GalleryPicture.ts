/** One picture of a `Gallery`. */
export interface GalleryPicture {
  /** Where it is; names it among the others. */
  src: string;
  /** Says what is seen on it. */
  alt: string;
  /** Width in pixels, so that nothing moves when it arrives. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Stands below its small picture and names the link to it. */
  caption: string;
  /** Shows the whole of it where others are cut to the frame, as a plan needs it. */
  isWhole?: boolean | undefined;
}
