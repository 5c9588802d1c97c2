/** Passes a body on until it ends or `closing` is aborted, which ends it too. */
export function endAt(body: ReadableStream<Uint8Array>, closing: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  // A cancelled reader answers that the body is done.
  if (closing.aborted) stop();
  closing.addEventListener('abort', stop, { once: true });
  const release = () => closing.removeEventListener('abort', stop);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        return;
      }
      release();
      controller.close();
    },
    cancel(reason) {
      release();
      return reader.cancel(reason);
    },
  });
}
