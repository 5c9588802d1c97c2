const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM does, once the one that started it is gone: killed, that one could pass no signal on. Only for what never
 * outlives its parent by intent.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
