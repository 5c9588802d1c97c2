import { useLanguage } from '../messages/useLanguage.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxOption } from './ComboBoxProps.ts';

interface ChosenTagsProps {
  options: readonly ComboBoxOption[];
  isDisabled: boolean;
  onRemove: (value: string) => void;
}

/** What is chosen where several may be, each with a button that takes it back. */
export function ChosenTags({ options, isDisabled, onRemove }: ChosenTagsProps) {
  const { messages } = useLanguage();
  if (options.length === 0) return null;
  return (
    <ul aria-label={messages.chosen} className={styles.chosen}>
      {options.map(({ value, label }) => (
        <li key={value} className={styles.tag}>
          {label}
          <button
            type="button"
            aria-label={messages.removeOption(label)}
            disabled={isDisabled}
            onClick={() => onRemove(value)}
            className={styles.untag}
          >
            <Glyph name="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}
