import type { ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { triangleAlertPath } from '../Icon/generated/iconPaths.ts';
import * as styles from './Field.css.ts';
import { isShown } from './useFieldIds.ts';

/** Says what is wrong with a field; nothing while all is well. */
export function FieldIssue({ id, error }: { id: string; error: ReactNode }) {
  if (!isShown(error)) return null;
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Drawing path={triangleAlertPath} size="s" />
      </span>
      <span>{error}</span>
    </p>
  );
}
