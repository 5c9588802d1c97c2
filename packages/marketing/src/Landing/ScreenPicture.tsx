import * as css from './Landing.css.ts';
import { type ScreenName, screenSize, screens } from './screens.ts';

interface ScreenPictureProps {
  readonly screen: ScreenName;
  /** True for a picture in the first view: it is fetched at once, others when they come near. */
  readonly isEager?: boolean;
}

/** A picture of a screen of the product. */
export function ScreenPicture({ screen, isEager = false }: ScreenPictureProps) {
  return (
    <img
      className={css.screen}
      src={`/pictures/${screen}.webp`}
      alt={screens[screen]}
      {...screenSize}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
    />
  );
}
