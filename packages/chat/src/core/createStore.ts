/** A value that is replaced by events, and tells who follows it. */
export interface Store<State, Event> {
  getSnapshot(): State;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  dispatch(event: Event): void;
}

/** Creates a store whose state a pure function derives from events. */
export function createStore<State, Event>(
  first: State,
  reduce: (state: State, event: Event) => State,
): Store<State, Event> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    dispatch(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
