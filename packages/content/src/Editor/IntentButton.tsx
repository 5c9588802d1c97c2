import { Button, type ButtonProps } from '@sewa/ui';
import { useNavigation } from 'react-router-dom';
import type { Intent } from './handleArticleForm.ts';

interface IntentButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly intent: Intent;
}

/** Sends the form of an article, and is busy while it is on its way. */
export function IntentButton({ intent, ...rest }: IntentButtonProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === intent;
  return <Button {...rest} type="submit" name="intent" value={intent} isBusy={isBusy} />;
}
