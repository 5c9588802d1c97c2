/** A smaller version of a picture. */
export interface GallerySource {
  src: string;
  /** Width in pixels. */
  width: number;
}

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
  /** The same picture in smaller widths, of which the browser chooses. */
  sources?: readonly GallerySource[] | null | undefined;
  /** A tiny blurred version as a data URL, shown while the picture loads. */
  preview?: string | null | undefined;
  /** Stands below its small picture and names the link to it. */
  caption: string;
  /** Shows the whole of it where others are cut to the frame, as a plan needs it. */
  isWhole?: boolean | undefined;
}

/** The widths a picture has, as `srcSet`; undefined for one that has no smaller ones. */
export const formatSources = ({ src, width, sources }: GalleryPicture): string | undefined =>
  sources && sources.length > 0
    ? [...sources, { src, width }].map((source) => `${source.src} ${source.width}w`).join(', ')
    : undefined;
