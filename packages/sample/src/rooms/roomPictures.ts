import { readFileSync } from 'node:fs';

const folder = new URL('../../rooms/', import.meta.url);

/** What a rendered picture shows. */
export type RoomKind =
  | 'living'
  | 'studio'
  | 'room'
  | 'bedroom'
  | 'kitchen'
  | 'bath'
  | 'balcony'
  | 'corridor'
  | 'facade';

/** The looks that rooms are rendered in. */
export type RoomStyle =
  | 'hdb-older'
  | 'hdb-renovated'
  | 'condo'
  | 'landed'
  | 'shophouse'
  | 'black-and-white'
  | 'studio'
  | 'partitioned';

/** A rendered picture, as the manifest lists it. */
export interface RoomPicture {
  readonly file: string;
  readonly kind: RoomKind;
  readonly style: RoomStyle;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Every rendered picture. */
export const roomPictures: readonly RoomPicture[] = JSON.parse(
  readFileSync(new URL('manifest.json', folder), 'utf8'),
);

/** The bytes of a picture, a WebP file. */
export const readRoom = ({ file }: RoomPicture): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(file, folder)));
