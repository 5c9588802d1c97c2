import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Checkbox.css.ts';

/** Props of `Checkbox`; those of the native input reach the input. */
export type CheckboxProps = Omit<NativeProps<'input'>, 'type'> & {
  /** Names it. */
  label: ReactNode;
  /** Shown below the label. */
  description?: ReactNode;
  /** A number at the end of the line, such as how many results it would leave. */
  count?: ReactNode;
};

interface RenderedProps extends CheckboxProps {
  readonly descriptionId?: string;
}

function renderCheckbox({ label, description, descriptionId, count, ...rest }: RenderedProps) {
  const describedBy = [rest['aria-describedby'], descriptionId].filter(Boolean).join(' ');
  return (
    <label className={styles.root}>
      <input {...rest} aria-describedby={describedBy || undefined} type="checkbox" className={styles.box} />
      {description === undefined && typeof label === 'string' ? (
        label
      ) : (
        <span className={styles.content}>
          {typeof label === 'string' ? label : <span>{label}</span>}
          {description !== undefined && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

function DescribedCheckbox(props: CheckboxProps) {
  const ownId = useId();
  return renderCheckbox({ ...props, descriptionId: `${props.id ?? ownId}-description` });
}

/** One thing that is so or is not. */
export function Checkbox(props: CheckboxProps) {
  // Ids cost time where a page has dozens of these: only a description needs one.
  return props.description === undefined ? renderCheckbox(props) : <DescribedCheckbox {...props} />;
}
