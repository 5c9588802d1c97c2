import { Button, type ButtonProps } from '@sewa/ui';
import { useNavigation } from 'react-router-dom';

interface SignButtonProps {
  readonly value: string;
  readonly label: string;
  readonly variant?: ButtonProps['variant'];
}

/** The button of a form about signatures, busy while it is sent. */
export function SignButton({ value, label, variant = 'secondary' }: SignButtonProps) {
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      variant={variant}
      name="do"
      value={value}
      isBusy={state !== 'idle' && formData?.get('do') === value}
    >
      {label}
    </Button>
  );
}
