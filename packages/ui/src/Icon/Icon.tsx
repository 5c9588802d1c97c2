import { Drawing, type DrawingProps } from './Drawing.tsx';
import { type IconName, icons } from './generated/icons.ts';

/** Props of `Icon`. */
export type IconProps = DrawingProps & {
  /** Which drawing. */
  name: IconName;
};

/** One drawing of the icon family, in the colour of the text around it. */
export function Icon({ name, ...rest }: IconProps) {
  return <Drawing {...rest} path={icons[name]} />;
}
