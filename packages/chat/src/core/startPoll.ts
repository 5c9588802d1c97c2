import type { StartTransport } from './Transport.ts';
import { watchActivity } from './watchActivity.ts';

const POLL_MS = 60_000;

/** Looks at once and every 60 seconds, but not while the page is not used. */
export const startPoll: StartTransport = ({ look, onPause }) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const begin = (): void => {
    look();
    timer = setInterval(look, POLL_MS);
  };
  const leave = watchActivity((isActive) => {
    clearInterval(timer);
    if (isActive) begin();
    else onPause();
  });
  begin();
  return {
    wake: look,
    stop() {
      leave();
      clearInterval(timer);
    },
  };
};
