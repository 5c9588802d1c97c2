import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { KeptMarkup, MarkupKeeperContext } from '../KeptMarkup.tsx';
import { createMarkupKeeper } from './createMarkupKeeper.ts';

const drawRows = (words: readonly string[]) => () =>
  words.map((word) => (
    <li key={word} hidden={word === 'b'}>
      {word}
      <em>{`<${word}>`}</em>
    </li>
  ));

function drawPage(
  keeper: ReturnType<typeof createMarkupKeeper> | null,
  name: string,
  draw = drawRows([name]),
) {
  const markup = renderToString(
    <MarkupKeeperContext value={keeper}>
      <KeptMarkup name={name} className="list">
        {draw}
      </KeptMarkup>
    </MarkupKeeperContext>,
  );
  keeper?.renderKept();
  return markup;
}

test('what was kept is the same to the byte as what is drawn, and is not drawn again', () => {
  const keeper = createMarkupKeeper();
  const draw = vi.fn(drawRows(['a', 'b', 'c & d']));
  const first = drawPage(keeper, 'rows', draw);
  expect(drawPage(keeper, 'rows', draw)).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(drawPage(null, 'rows', draw)).toBe(first);
  expect(first).toContain('<li hidden="">b<em>&lt;b&gt;</em></li>');
});

test('content of another name is drawn for itself', () => {
  const keeper = createMarkupKeeper();
  expect([drawPage(keeper, 'a'), drawPage(keeper, 'b'), drawPage(keeper, 'a')]).toEqual([
    drawPage(null, 'a'),
    drawPage(null, 'b'),
    drawPage(null, 'a'),
  ]);
});

test('what was kept first goes first when there is too much', () => {
  const keeper = createMarkupKeeper(renderToString(drawRows(['x'])()).length * 2 + 2);
  for (const name of ['x', 'y', 'z']) drawPage(keeper, name);
  expect(['x', 'y', 'z'].map((name) => keeper.find(name) !== undefined)).toEqual([false, true, true]);
});
