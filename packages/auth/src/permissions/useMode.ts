import { useSyncExternalStore } from 'react';
import { chooseMode, findChosenMode, type Mode, subscribeToMode } from '../core/chosenMode.ts';
import { check } from './checkLog.ts';
import { useAbility } from './useAbility.ts';

/** The mode, and whether it may be changed. */
export interface ModeState {
  readonly mode: Mode;
  /** True when the person may see both modes. */
  readonly canSwitch: boolean;
  /** Chooses a mode for the browser session; without effect where only one may be seen. */
  readonly choose: (mode: Mode) => void;
}

/**
 * The mode: business when the person may read `Biz`, else consumer; who may read `Sewa` too may choose. What a server
 * renders is the mode before any choice.
 */
export function useMode(): ModeState {
  const ability = useAbility();
  const chosen = useSyncExternalStore(subscribeToMode, findChosenMode, () => null);
  const isBusiness = check(ability, 'read', 'Biz');
  const canSwitch = isBusiness && check(ability, 'read', 'Sewa');
  const standard = isBusiness ? 'business' : 'consumer';
  return { mode: (canSwitch && chosen) || standard, canSwitch, choose: chooseMode };
}
