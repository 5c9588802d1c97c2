import { applyEdits, type Edit } from './applyEdits.ts';
import { cutTag } from './cutTag.ts';
import { declareAgain } from './declareAgain.ts';
import { requireDeclared } from './requireDeclared.ts';
import { parseModule, type SyntaxNode, walk } from './syntaxTree.ts';

/** What is cut out of a module, for one reason. Each part is found exactly once, or the build fails. */
export interface Cut {
  /** Why no page reaches it. */
  readonly reason: string;
  /** Functions that lose their bodies; `createRouter.navigate` is the one in the other. */
  readonly functions?: readonly string[];
  /** Functions that get other bodies. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** By function, or `''` for the module itself: the exact beginnings of statements, cases or expressions that go, some with what stands in their place. */
  readonly blocks?: Readonly<Record<string, readonly (string | readonly [start: string, by: string])[]>>;
  /**
   * Numbers that the tag of React's fibers never is, and how often they are found: every comparison with one is decided, every
   * `case` of one goes.
   */
  readonly tags?: Readonly<Record<number, number>>;
}

interface NamedFunction {
  readonly name: string;
  readonly body: SyntaxNode;
}

/** A function, class or object with its name: declared, assigned, or what an object or class has by that name. */
function findNamedFunction(node: SyntaxNode): NamedFunction | null {
  const { id, key, init, value, left, right, body } = node as SyntaxNode &
    Partial<Record<'id' | 'key' | 'init' | 'value' | 'left' | 'right' | 'body', SyntaxNode | null>>;
  const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
  const name = id ?? key ?? left;
  const declared = isDeclared ? body : (init ?? value ?? right);
  if (!name || !declared || !('name' in name)) return null;
  const isObject = declared.type === 'ObjectExpression';
  const inner = isDeclared || isObject ? declared : (declared as SyntaxNode & { body?: SyntaxNode }).body;
  if (!inner || !/^(BlockStatement|ClassBody|ObjectExpression)$/.test(inner.type)) return null;
  return { name: String(name.name), body: inner };
}

function findOne<Found>(found: readonly Found[], name: string, what: string): Found {
  const [only, ...others] = found;
  const count = others.length + 1;
  if (!only)
    throw new Error(
      `${what} was not found in ${name}. It may be called otherwise in this version: see CONTRIBUTING.md.`,
    );
  if (others.length > 0)
    throw new Error(
      `${what} was found ${count} times in ${name}. Name it so that it is found once: see CONTRIBUTING.md.`,
    );
  return only;
}

/** The code of a module without what is cut out of it; `name` is how messages call it. Throws when a cut is not found exactly once. */
export function trimModule(code: string, name: string, cuts: readonly Cut[]): string {
  const program = parseModule(code);
  const functions: NamedFunction[] = [];
  walk(program, (node) => {
    const found = findNamedFunction(node);
    if (found) functions.push(found);
    return true;
  });
  const findBody = (owner: string): SyntaxNode =>
    owner === ''
      ? program
      : owner.split('.').reduce((around, own) => {
          const found = functions.filter(
            ({ name: called, body: { start, end } }) =>
              called === own && around.start <= start && end <= around.end,
          );
          return findOne(found, name, `The function '${owner}'`).body;
        }, program);
  const cutFunction = (owner: string, by: string): Edit => {
    const { start, end } = findBody(owner);
    return { start, end, by: `{${by}}` };
  };
  const cutBlock = (owner: string, beginning: string, by: string): Edit => {
    const body = findBody(owner);
    const found: SyntaxNode[] = [];
    walk(body, (node) => {
      const isFound = node !== body && code.startsWith(beginning, node.start);
      if (isFound) found.push(node);
      return !isFound;
    });
    const block = findOne(found, name, `'${beginning}' in '${owner}'`);
    const { start, end } = block;
    if (by === '' && 'alternate' in block && block.type === 'IfStatement' && block.alternate)
      throw new Error(`'${beginning}' in '${owner}' of ${name} has an else: say what stands in its place.`);
    const comma = by === '' ? (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) : 0;
    return { start, end: end + comma, by };
  };
  const edits = cuts.flatMap(({ functions: emptied = [], bodies = {}, blocks = {}, tags = {} }) => [
    ...emptied.map((owner) => cutFunction(owner, '')),
    ...Object.entries(bodies).map(([owner, body]) => cutFunction(owner, body)),
    ...Object.entries(blocks).flatMap(([owner, beginnings]) =>
      beginnings.map((one) =>
        typeof one === 'string' ? cutBlock(owner, one, '') : cutBlock(owner, one[0], one[1]),
      ),
    ),
    ...Object.entries(tags).flatMap(([tag, times]) => cutTag(program, code, name, Number(tag), times)),
  ]);
  const trimmed = applyEdits(code, name, [...edits, ...declareAgain(program, edits)]);
  requireDeclared(program, trimmed, name);
  return trimmed;
}
