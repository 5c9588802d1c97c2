import type { NativeProps } from '../styling/NativeProps.ts';
import { piece, skeleton } from './Skeleton.css.ts';

/** Shapes of a skeleton. */
export const skeletonShapes = ['text', 'block', 'circle'] as const;

/** Props of `Skeleton`. */
export type SkeletonProps = Omit<NativeProps<'span'>, 'children'> & {
  /** What it stands in for. @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** How many lines of text; other shapes have one piece. @default 1 */
  lines?: number;
};

/** Holds the place of what is loading; hidden from assistive technology, so mark the region around it as busy. */
export function Skeleton({ shape = 'text', lines = 1, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span {...rest} aria-hidden="true" className={skeleton}>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <span key={line} data-shape={shape} className={piece} />
      ))}
    </span>
  );
}
