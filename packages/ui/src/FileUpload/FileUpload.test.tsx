import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { SendFile } from './useUploads.ts';

const makeFile = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

const sendNames: SendFile = async (file) => `blob-${file.name}`;

function Photographs(props: Partial<FileUploadProps>) {
  return (
    <form data-testid="form">
      <FileUpload label="Photographs" name="photos" upload={sendNames} {...props} />
    </form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photographs');
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('photos');

function carry(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

function drop(...files: File[]): void {
  const dataTransfer = carry(...files);
  input().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('chosen files are sent one by one, and the form sends what was answered', async () => {
  const onValueChange = vi.fn();
  render(<Photographs onValueChange={onValueChange} />);
  await userEvent.upload(input(), [makeFile('a.png'), makeFile('b.png')]);
  await expect.poll(sent).toEqual(['blob-a.png', 'blob-b.png']);
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([{ value: ['blob-a.png', 'blob-b.png'] }]);
});

test('files may be dropped and pasted', async () => {
  render(<Photographs />);
  drop(makeFile('dropped.png'));
  const clipboardData = carry(makeFile('pasted.png'));
  input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect.poll(sent).toEqual(['blob-dropped.png', 'blob-pasted.png']);
});

test('the limits are told before and kept to, also for what is dropped', async () => {
  const upload = vi.fn(sendNames);
  render(<Photographs upload={upload} accept="image/png,.pdf" maxBytes={1_500} maxFiles={1} />);
  expect(input().getAttribute('aria-describedby')).toContain('hint');
  screen.getByText('PNG, PDF, up to 1.5 kB each, 1 file');
  drop(makeFile('a.gif', 1, 'image/gif'), makeFile('b.png', 2_000), makeFile('c.png'), makeFile('d.png'));
  await screen.findByText('You can add 1 file.');
  screen.getByText("This file type isn't accepted.");
  screen.getByText('Too large. The limit is 1.5 kB.');
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['c.png']);
});

test('a phone may call a JPEG by another name', async () => {
  const upload = vi.fn(sendNames);
  render(<Photographs upload={upload} accept="image/jpeg" />);
  drop(makeFile('a.jpg', 1, 'image/jpg'));
  await expect.poll(sent).toEqual(['blob-a.jpg']);
});

test('progress is told, and a file that did not arrive is sent again at a press', async () => {
  let attempts = 0;
  const upload: SendFile = async (file, { onProgress }) => {
    attempts += 1;
    onProgress({ value: 0.5 });
    if (attempts === 1) throw new Error('The connection was lost.');
    return sendNames(file, { onProgress, signal: new AbortController().signal });
  };
  render(<Photographs upload={upload} />);
  drop(makeFile('a.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: a.png' }));
  await expect.poll(sent).toEqual(['blob-a.png']);
  expect(attempts).toBe(2);
});

test('a file that did not arrive gives way to another one where there is no more room', async () => {
  const upload: SendFile = (file) =>
    file.name === 'bad.png' ? Promise.reject(new Error('offline')) : Promise.resolve(`blob-${file.name}`);
  render(<Photographs upload={upload} maxFiles={1} />);
  await userEvent.upload(input(), makeFile('bad.png'));
  await screen.findByText('Upload failed.');
  await userEvent.upload(input(), makeFile('good.png'));
  await expect.poll(sent).toEqual(['blob-good.png']);
  expect(screen.queryByText('bad.png')).toBeNull();
});

test('a file that is taken out is stopped, and the focus goes to the input', async () => {
  let stopped = false;
  const upload: SendFile = (_, { signal, onProgress }) =>
    new Promise(() => {
      onProgress({ value: 0.5 });
      signal.addEventListener('abort', () => {
        stopped = true;
      });
    });
  render(<Photographs upload={upload} />);
  drop(makeFile('a.png'));
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'a.png' });
  expect(progress.value).toBe(0.5);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect([stopped, screen.queryByText('a.png')]).toEqual([true, null]);
  expect(document.activeElement).toBe(input());
});

test('without script it is a plain input that sends the files themselves', () => {
  const html = renderToString(<Photographs />);
  expect(html).toMatch(/<input[^>]*type="file"[^>]*name="photos"|<input[^>]*name="photos"[^>]*type="file"/);
  expect(html).not.toContain('Drop files');
});

test('a file that was chosen before the page worked is sent once it does', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Photographs />);
  input().files = carry(makeFile('early.png')).files;
  render(<Photographs />, { container, hydrate: true });
  await expect.poll(sent).toEqual(['blob-early.png']);
  expect(input().files).toHaveLength(0);
});

test('a required field is filled once a file has arrived', async () => {
  render(<Photographs required />);
  const field = screen.getByLabelText<HTMLInputElement>(/Photographs/);
  expect(field.validity.valueMissing).toBe(true);
  await userEvent.upload(field, makeFile('a.png'));
  await expect.poll(() => field.validity.valid).toBe(true);
});
