import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './EyeAssist.css.ts';
import {
  type EyeAssistChoice,
  eyeAssistOptions,
  isStandardEyeAssist,
  standardEyeAssist,
} from './eyeAssistOptions.ts';

/** Props of `EyeAssist`. */
export type EyeAssistProps = Omit<NativeProps<'aside'>, 'children'> & {
  /** What is chosen. */
  value: EyeAssistChoice;
  /** Called when a person chooses something else; `listEyeAssistAttributes` says how `<html>` shows it. */
  onValueChange: (change: { value: EyeAssistChoice }) => void;
};

const names = Object.keys(eyeAssistOptions) as (keyof EyeAssistChoice)[];

/** Lets a person set the size, contrast, spacing and typeface of all text, from a corner of the page. */
export function EyeAssist({ value, onValueChange, ...rest }: EyeAssistProps) {
  const messages = useMessages({
    eyeAssist: english.eyeAssist,
    eyeAssistName: english.eyeAssistName,
    eyeAssistOption: english.eyeAssistOption,
    eyeAssistReset: english.eyeAssistReset,
  });
  const trigger = (
    <button type="button" aria-label={messages.eyeAssist} className={styles.trigger}>
      <span aria-hidden="true" className={styles.characters}>
        A<span className={styles.small}>a</span>
      </span>
    </button>
  );
  return (
    <aside aria-label={messages.eyeAssist} {...rest} className={styles.corner}>
      <Popover trigger={trigger} label={messages.eyeAssist} side="top" align="end">
        <div className={styles.choices}>
          {names.map((name) => (
            <SegmentedControl
              key={name}
              size="s"
              label={messages.eyeAssistName(name)}
              segments={eyeAssistOptions[name].map((option) => ({
                value: option,
                label: messages.eyeAssistOption(option),
              }))}
              value={value[name]}
              onValueChange={(change) => onValueChange({ value: { ...value, [name]: change.value } })}
            />
          ))}
          <Button
            variant="secondary"
            size="s"
            disabled={isStandardEyeAssist(value)}
            onClick={() => onValueChange({ value: standardEyeAssist })}
          >
            {messages.eyeAssistReset}
          </Button>
        </div>
      </Popover>
    </aside>
  );
}
