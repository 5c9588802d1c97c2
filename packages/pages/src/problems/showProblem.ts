/** Fetches what says that something failed. */
export const loadProblem = () =>
  Promise.all([import('react'), import('react-dom/client'), import('./ProblemDialog.tsx')]);

/** Fetches what says that something failed before it is needed: without a connection it could not be. */
export function prepareProblem(): void {
  loadProblem().catch(() => undefined);
}

let isShown = false;

/**
 * Says in the dialog 'There is a problem.' that a call failed which no form stands for. One at a time: what fails while it is
 * read is the same trouble. Nothing is thrown.
 */
export async function showProblem(message: string): Promise<void> {
  if (isShown) return;
  isShown = true;
  try {
    const [{ createElement }, { createRoot }, { ProblemDialog }] = await loadProblem();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const remove = () => {
      isShown = false;
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    };
    root.render(createElement(ProblemDialog, { message, onRead: remove }));
  } catch {
    isShown = false;
    // It could not be fetched either: it is said as soon as there is a connection.
    addEventListener('online', () => void showProblem(message), { once: true });
  }
}
