import type { SelectProps } from '@sewa/ui';
import type { Ref } from 'react';
import type { LoadTime } from '../hydration/useHydration.ts';

/** One choice of a `ComboBox`. */
export interface ComboBoxOption {
  /** What the form sends. */
  value: string;
  /** What is read, and compared with what a person types. */
  label: string;
  /** Says more below the label. */
  description?: string;
  /** Shows the choice without letting it be taken. @default false */
  isDisabled?: boolean;
}

type ComboBoxGiven = Omit<
  SelectProps,
  'defaultValue' | 'onChange' | 'options' | 'placeholder' | 'ref' | 'value'
> & {
  /** Gets the native list. */
  ref?: Ref<HTMLSelectElement> | undefined;
  /** Stands in the box while nothing is chosen. */
  placeholder?: string | undefined;
  /** The choices; with `loadOptions` those that are known from the start, also without script. */
  options: readonly ComboBoxOption[];
  /** Finds the choices for what a person typed; `signal` says that they typed on. */
  loadOptions?: (text: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>;
  /** When the list is loaded: once the page is idle, or once a pointer or the focus comes near. @default 'idle' */
  loadWhen?: LoadTime;
};

interface One {
  /** Lets several be chosen. @default false */
  isMultiple?: false;
  /** The value of what is chosen, where the page keeps it; null while nothing is, a list where several may be. */
  value?: string | null;
  /** The value from the start. @default nothing */
  defaultValue?: string | null;
  /** Called with the value of what was chosen, null once nothing is, a list where several may be. */
  onValueChange?: (change: { value: string | null }) => void;
}

interface Many {
  isMultiple: true;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (change: { value: readonly string[] }) => void;
}

/** Props of `ComboBox`; those of the native list reach the list. */
export type ComboBoxProps = ComboBoxGiven & (One | Many);

/** What the parts of a combo box are given: always a list of values. */
export type ChoiceProps = Omit<ComboBoxGiven, 'loadWhen' | 'ref'> & {
  isMultiple: boolean;
  values: readonly string[] | undefined;
  defaultValues: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
};
