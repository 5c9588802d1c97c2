/** A state that changes in parts, and tells who follows it. */
export class ObservedState<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(first: State) {
    this.#state = first;
  }

  /** The state now; the same object until it changes. */
  readonly getSnapshot = (): State => this.#state;

  /** Calls back after every change; returns what ends it. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** Changes parts of the state. */
  protected set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}
