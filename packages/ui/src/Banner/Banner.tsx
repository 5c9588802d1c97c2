import type { ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { circleCheckPath, circleXPath, infoPath, triangleAlertPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Banner.css.ts';

/** Tones of a banner by its meaning. */
export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;

/** Props of `Banner`. */
export type BannerProps = Omit<NativeProps<'div'>, 'title'> & {
  /** What kind of news it is; `danger` interrupts assistive technology when it appears, the others wait. @default 'info' */
  tone?: (typeof bannerTones)[number];
  /** Says it in a few words. */
  title?: ReactNode;
  /** Buttons or links that help. */
  actions?: ReactNode;
};

const marks = {
  info: infoPath,
  success: circleCheckPath,
  warning: triangleAlertPath,
  danger: circleXPath,
};

/** Says something about the whole page or a part of it, and stays. */
export function Banner({ tone = 'info', title, actions, children, ...rest }: BannerProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone} className={styles.banner}>
      <span className={styles.mark}>
        <Drawing path={marks[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
