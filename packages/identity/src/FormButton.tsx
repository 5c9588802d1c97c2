import { Button, type ButtonProps } from '@sewa/ui';
import { useNavigation } from 'react-router-dom';

/** Props of `FormButton`. */
interface FormButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'children'> {
  /** Which form of its page it sends: the action reads it. */
  readonly form: string;
}

/** Sends one form of a page that has several, and is busy while that one is on its way. */
export function FormButton({ form, ...rest }: FormButtonProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('form') === form;
  return <Button {...rest} type="submit" name="form" value={form} isBusy={isBusy} />;
}
