import { Button, Spinner } from '@sewa/ui';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useLanguage } from '../messages/useLanguage.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxOption } from './ComboBoxProps.ts';
import type { OptionsStatus } from './useOptions.ts';

interface OptionListProps {
  options: readonly ComboBoxOption[];
  status: OptionsStatus;
  onRetry: () => void;
}

/** The choices, or a sentence in their place: that they are on their way, did not arrive, or that there is none. */
export function OptionList({ options, status, onRetry }: OptionListProps) {
  const { messages } = useLanguage();
  const inTheirPlace = {
    done: messages.optionsEmpty,
    failed: messages.optionsFailed,
    loading: messages.optionsLoading,
  };
  return (
    <>
      <ListBox
        items={options.map((option) => ({ ...option, id: option.value }))}
        className={styles.list}
        renderEmptyState={() => (
          <span className={styles.note}>
            {status === 'loading' && <Spinner size="s" aria-hidden />}
            {inTheirPlace[status]}
          </span>
        )}
      >
        {({ id, label, description, isDisabled = false }) => (
          <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option}>
            {({ isSelected }) => (
              <>
                <span className={styles.optionLabels}>
                  {label}
                  {description && <span className={styles.description}>{description}</span>}
                </span>
                <span className={styles.tick}>{isSelected && <Glyph name="check" />}</span>
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {status === 'failed' && (
        <Button size="s" variant="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}
