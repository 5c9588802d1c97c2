import { explainError } from '@sewa/api/errors';
import { showProblem } from '@sewa/pages';
import { useToast } from '@sewa/ui';
import * as messages from './messages.ts';

/** A list that things can be taken out of, and the words around it. */
export interface RemovalOptions<Item> {
  /** Changes what is shown of the list, without asking the server. */
  readonly show: (change: (known: Item[] | undefined) => Item[] | undefined) => Promise<unknown>;
  readonly getName: (item: Item) => string;
  readonly drop: (item: Item) => Promise<unknown>;
  readonly restore: (item: Item) => Promise<unknown>;
  /** Said of what could not be taken out, after its name: 'is still saved'. */
  readonly remains: string;
}

/** Takes a thing out of its list at once and offers to undo it; puts it back when that fails. */
export function useRemoval<Item>(options: RemovalOptions<Item>): (item: Item) => Promise<void> {
  const { show, getName, drop, restore, remains } = options;
  const toast = useToast();
  return async (item) => {
    const name = getName(item);
    const undo = () =>
      restore(item).catch((reason: unknown) =>
        showProblem(`${explainError(reason)} ${messages.restoreFailure(name)}`),
      );
    let before: Item[] | undefined;
    await show((known) => {
      before = known;
      return known?.filter((other) => other !== item);
    });
    try {
      await drop(item);
      toast.show({
        type: 'Success',
        message: messages.removed(name),
        action: { label: messages.undoLabel, onAction: () => void undo() },
      });
    } catch (reason) {
      await show(() => before);
      void showProblem(`${explainError(reason)} ${messages.removalFailure(name, remains)}`);
    }
  };
}
