import { Button, type ButtonProps } from '@sewa/ui';
import { useNavigation } from 'react-router-dom';

interface StepButtonProps {
  readonly value: string;
  readonly label: string;
  readonly variant?: ButtonProps['variant'];
}

/** The button of a form about a step of a rental, busy while it is sent. */
export function StepButton({ value, label, variant = 'secondary' }: StepButtonProps) {
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
