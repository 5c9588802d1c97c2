import { Button, VisuallyHidden } from '@sewa/ui';
import { useState } from 'react';
import type { Mode } from '../core/chosenMode.ts';
import * as messages from '../messages.ts';
import { useMode } from '../permissions/useMode.ts';

/** Props of `ModeSwitch`. */
export interface ModeSwitchProps {
  /**
   * What the button says, by the mode it leads to.
   * @default { consumer: 'Switch to personal', business: 'Switch to business' }
   */
  readonly label?: Readonly<Record<Mode, string>>;
  /**
   * What is read out after a switch, by the mode that is shown then.
   * @default { consumer: 'Switched to personal.', business: 'Switched to business.' }
   */
  readonly announcements?: Readonly<Record<Mode, string>>;
}

/** The button that leads to the other mode, and says which one is shown then; nobody who may see one mode only is shown it. */
export function ModeSwitch({
  label = messages.switchToMode,
  announcements = messages.switchedToMode,
}: ModeSwitchProps) {
  const { mode, canSwitch, choose } = useMode();
  const [hasSwitched, setSwitched] = useState(false);
  if (!canSwitch) return null;
  const other = mode === 'business' ? 'consumer' : 'business';
  const switchMode = () => {
    setSwitched(true);
    choose(other);
  };
  return (
    <>
      <Button variant="secondary" size="s" onClick={switchMode}>
        {label[other]}
      </Button>
      <VisuallyHidden role="status">{hasSwitched ? announcements[mode] : null}</VisuallyHidden>
    </>
  );
}
