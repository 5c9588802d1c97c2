/** Splits an event stream into its events: takes its chunks, and calls back with each event's name and data. */
export function parseEvents(onEvent: (name: string, data: string) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent(name || 'message', data.join('\n'));
      name = '';
      data = [];
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }

  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true });
    // A CR at the end may be half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
