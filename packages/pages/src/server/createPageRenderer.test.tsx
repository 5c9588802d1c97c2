import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useCachedMarkup } from '../useCachedMarkup.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const makeRows = (message: readonly string[]) => () =>
  message.map((word) => (
    <li key={word} hidden={word === 'b'}>
      {word}
      <em>{`<${word}>`}</em>
    </li>
  ));

function List({ name, render }: { readonly name: string | null; readonly render: () => ReactNode }) {
  return <ul className="list" {...useCachedMarkup(name, render)} />;
}

type Renderer = ReturnType<typeof createPageRenderer>;

const renderWith = (renderer: Renderer | null, element: ReactNode) =>
  renderer ? renderer.render(element) : renderToString(element);

const renderList = (
  renderer: Renderer | null,
  name: string | null,
  render: () => ReactNode = makeRows([name ?? '']),
) => renderWith(renderer, <List name={name} render={render} />);

test('what is cached is the same to the byte as what is rendered, and is rendered once', () => {
  const renderer = createPageRenderer();
  const render = vi.fn(makeRows(['a', 'b', 'c & d']));
  const pages = [1, 2, 3].map(() => renderList(renderer, 'rows', render));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages)).toEqual(new Set([renderList(null, 'rows', render)]));
  expect(pages[0]).toContain('<li hidden="">b<em>&lt;b&gt;</em></li>');
});

test('content of another name is rendered for itself, on one page or on several', () => {
  const renderer = createPageRenderer();
  const names = ['a', 'b', 'a', 'c'];
  const lists = createElement(
    Fragment,
    null,
    ...names.map((name) => createElement(List, { name, render: makeRows([name]) })),
  );
  expect(renderer.render(lists)).toBe(renderToString(lists));
  for (const name of names) expect(renderList(renderer, name)).toBe(renderList(null, name));
});

test('content without a name is rendered each time', () => {
  const renderer = createPageRenderer();
  const render = vi.fn(makeRows(['a']));
  for (let page = 0; page < 4; page += 1) renderList(renderer, null, render);
  expect(render).toHaveBeenCalledTimes(4);
});

function Sentence({ name }: { readonly name: string }) {
  return <p {...useCachedMarkup(name, () => ['a', name, <b key="b">c</b>, 'd', 'e'])} />;
}

test('content that begins and ends with text is the same as rendered', () => {
  const sentences = ['x', 'y'].map((name) => <Sentence key={name} name={name} />);
  expect(createPageRenderer().render(sentences)).toBe(renderToString(sentences));
});

test('a page may say anything: no text of it is taken for a mark', () => {
  const renderer = createPageRenderer();
  const names = ['<!--0-->', '$&', '$1', '\uE000', '<wbr/>', ''];
  const lists = names.map((name) => <List key={name} name={name} render={makeRows([name])} />);
  expect(renderer.render(lists)).toBe(renderToString(lists));
});

test('a page after one that could not be rendered is the same as rendered', () => {
  const renderer = createPageRenderer();
  const fail = (): ReactNode => {
    throw new Error('No content.');
  };
  expect(() => renderList(renderer, 'rows', fail)).toThrow('No content.');
  expect(renderList(renderer, 'others')).toBe(renderList(null, 'others'));
  expect(renderList(renderer, 'rows')).toBe(renderList(null, 'rows'));
});

test('what was used longest ago goes first when there is too much, and all of a page is there for it', () => {
  const renderer = createPageRenderer((renderToString(makeRows(['x'])()).length + '0 x'.length) * 2);
  const listAfter = (name: string) => {
    expect(renderList(renderer, name)).toBe(renderList(null, name));
    return renderer.listNames();
  };
  expect(listAfter('x')).toEqual(['0 x']);
  expect(listAfter('y')).toEqual(['0 x', '0 y']);
  expect(listAfter('x')).toEqual(['0 y', '0 x']);
  expect(listAfter('z')).toEqual(['0 x', '0 z']);
  const small = createPageRenderer(1);
  expect(renderList(small, 'x')).toBe(renderList(null, 'x'));
  expect(small.listNames()).toEqual([]);
});

function Numbers({ names }: { readonly names: readonly string[] }) {
  const content = useCachedMarkup(
    'numbers',
    ([first, second]) => (
      <>
        <b>{first}</b>
        <b>{second}</b>
      </>
    ),
    names,
  );
  return <p {...content} />;
}

test('texts that differ from page to page stand in what is cached as they are rendered', () => {
  const renderer = createPageRenderer();
  const pages = [['1', '2'], ['1', '2'], ['3', '4 < 5 & "6"'], ['', "7'"], ['8']];
  for (const names of pages)
    expect(renderer.render(<Numbers names={names} />)).toBe(renderToString(<Numbers names={names} />));
  const both = createElement(Fragment, null, ...pages.map((names) => createElement(Numbers, { names })));
  expect(renderer.render(both)).toBe(renderToString(both));
  expect(new Set(renderer.listNames())).toEqual(new Set(['1 numbers', '2 numbers']));
});
