import { expect, test } from 'vitest';
import { type Cut, trimModule } from './trimModule.ts';

const library = `
function used() { return 1; }
function legacy(name) { return listen(name); }
function listen(name) { return 'listening to ' + name; }
function choose(isFirst) { if (isFirst) return 1; else return 2; }
function render(node, tag) {
  switch (node.tag) {
    case 1:
      var first = 'one';
    case 2:
      return first || 'two';
    case 3:
      return 'three';
    default:
      first = 'none';
      return 3 === tag ? 'three again' : 3 !== node.tag ? first : 'never';
  }
}
const table = { used, legacy, size: used() };
class Router { legacy() { return 2; } }
`;

const trim = (cut: Omit<Cut, 'reason'>) =>
  trimModule(library, 'a library', [{ reason: 'Nobody calls it.', ...cut }]);

/** What the trimmed module makes of an expression. */
const evaluate = (code: string, expression: string) => new Function(`${code}; return ${expression};`)();

test('a function loses its body, and only it', () => {
  const trimmed = trim({ functions: ['listen'] });
  expect(trimmed).not.toContain('listening to');
  expect(evaluate(trimmed, '[listen("it"), used()]')).toEqual([undefined, 1]);
});

test('a function gets another body', () => {
  expect(evaluate(trim({ bodies: { listen: 'return null;' } }), 'legacy("it")')).toBeNull();
});

test('a function in another is named with it', () => {
  expect(
    evaluate(trim({ bodies: { 'Router.legacy': 'return 3;' } }), '[new Router().legacy(), legacy("it")]'),
  ).toEqual([3, 'listening to it']);
});

test('a statement, a case and a property go by their exact beginnings', () => {
  const trimmed = trim({
    blocks: { render: ['case 2:'], table: ['legacy'], '': [['class Router', 'class Other {}']] },
  });
  expect(evaluate(trimmed, 'Object.keys(table)')).toEqual(['used', 'size']);
  expect(evaluate(trimmed, 'render({ tag: 3 })')).toBe('three');
  expect(trimmed).not.toContain('class Router');
});

test('a tag that never is decides what is compared with it and takes its cases along', () => {
  const trimmed = trim({ tags: { 3: 3 } });
  expect(trimmed).not.toContain('case 3');
  expect(evaluate(trimmed, 'render({ tag: 5 }, 3)')).toBe('none');
  expect(evaluate(trimmed, 'render({ tag: 2 })')).toBe('two');
});

test('what a case falls through to stays', () => {
  const trimmed = trimModule(library, 'a library', [{ reason: 'There are no twos.', tags: { 2: 1 } }]);
  expect(trimmed).not.toContain('case 2');
  expect(evaluate(trimmed, 'render({ tag: 1 })')).toBe('one');
});

test('a variable that was declared in a case that goes is still one of its function', () => {
  const trimmed = trim({ tags: { 1: 1 } });
  expect(trimmed).not.toContain("'one'");
  expect(evaluate(trimmed, '[render({ tag: 2 }), typeof first]')).toEqual(['two', 'undefined']);
});

test.each([
  [{ functions: ['gone'] }, "The function 'gone' was not found in a library."],
  [{ functions: ['legacy'] }, "The function 'legacy' was found 2 times in a library."],
  [{ blocks: { render: ['case 4:'] } }, "'case 4:' in 'render' was not found in a library."],
  [{ blocks: { render: ['return '] } }, "'return ' in 'render' was found 3 times in a library."],
  [{ blocks: { choose: ['if (isFirst)'] } }, "'if (isFirst)' in 'choose' of a library has an else"],
  [{ tags: { 3: 2 } }, 'The tag 3 was found 3 times in a library, not 2 times'],
  [{ blocks: { '': ['function listen'] } }, "'listen' is cut out of a library, but still used there"],
] satisfies [Omit<Cut, 'reason'>, string][])('%j fails the build', (cut, message) => {
  expect(() => trim(cut)).toThrow(message);
});
