import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@sewa/workshop/repository';
import { listSourceFiles } from '@sewa/workshop/source-files';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Where code for the browser stands; what is cut out of React and its router for it must not be used there. */
const inBrowser =
  /^(?:app|packages\/(?:api|auth|consent|discover|formatters|identity|organisations|pages|pickers|tenancy|ui))\/src\/(?!.*(?:\.test\.|\.stories\.|\/testing\b|\/server\b|\/vite\b))/;

const libraries = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** What no library may call either. */
const cutFunctions = [
  'addTransitionType',
  'cacheSignal',
  'createRef',
  'findDOMNode',
  'unstable_batchedUpdates',
  'useActionState',
  'useBlocker',
  'useDeferredValue',
  'useFetcher',
  'useFetchers',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
  'useTransition',
];

/** What the libraries export and the browser's build has only the names of. */
const cutExports = new Set([
  ...cutFunctions,
  'Activity',
  'Profiler',
  'ScrollRestoration',
  'SuspenseList',
  'ViewTransition',
  'cache',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_usePrompt',
  'unstable_useCacheRefresh',
]);

const cutAttributes =
  /^(?:viewTransition|fetcherKey|navigate|precedence|is|onBeforeInput\w*|onComposition\w+|xlink\w+|xml(?:Base|Lang|Space))$/;

const cutElements = /^(?:html|head|body)$|-/;

const cutProperties =
  /^(?:middleware|patchRoutesOnNavigation|dataStrategy|instrumentations|viewTransition|mask|fetcherKey|unstable_strictMode)$/;

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** What an element has that is cut out: its name, an attribute, or a function as the action of a form. */
function listCutOfElement(element: ts.JsxOpeningLikeElement): string[] {
  const name = element.tagName.getText();
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  return [
    ...(cutElements.test(name) ? [`<${name}>`] : []),
    ...(name === 'Fragment' && attributes.some((attribute) => attribute.name.getText() === 'ref')
      ? ['ref of a fragment']
      : []),
    ...attributes.flatMap(({ name: attribute, initializer }) => {
      const own = attribute.getText();
      if (cutAttributes.test(own)) return [own];
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
      return /^(?:action|formAction)$/.test(own) && isFunction(value) ? [`${own} that is a function`] : [];
    }),
  ];
}

/** Names in a source of what is cut out of the libraries. */
function listCutUses(file: string, text: string): string[] {
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      if (libraries.includes(node.moduleSpecifier.text) && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements) {
          const imported = (propertyName ?? name).text;
          if (cutExports.has(imported)) uses.push(imported);
        }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      uses.push(...listCutOfElement(node));
    if (ts.isPropertyAssignment(node) && cutProperties.test(node.name.getText()))
      uses.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return uses;
}

test('no code for the browser uses what is cut out of React, React DOM or the router', async () => {
  const files = (await listSourceFiles()).filter((file) => inBrowser.test(file) && /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  const uses = files.flatMap((file) =>
    listCutUses(file, readFileSync(path.join(repositoryRoot, file), 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(uses).toEqual([]);
});

test('no library for the browser calls what is cut out', () => {
  const files = globSync(
    [
      'node_modules/.pnpm/node_modules/{react-aria,react-aria-components,react-stately,swr,use-sync-external-store}/{dist,cjs}/**/*.{mjs,js}',
      'node_modules/.pnpm/@sentry+react@*/node_modules/@sentry/react/build/esm/**/*.js',
    ],
    { cwd: repositoryRoot },
  );
  expect(files.length).toBeGreaterThan(400);
  const called = new RegExp(`\\b(?:${cutFunctions.join('|')})\\b`);
  const calling = files.filter((file) => called.test(readFileSync(path.join(repositoryRoot, file), 'utf8')));
  expect(calling).toEqual([]);
});

test.each([
  [`import { useFetcher as ask } from 'react-router-dom';`, 'useFetcher'],
  [`import { useTransition } from 'react';`, 'useTransition'],
  [`const page = <form action={async () => save()} />;`, 'action that is a function'],
  [`const page = <Form viewTransition />;`, 'viewTransition'],
  [`const page = <my-element />;`, '<my-element>'],
  [`const page = <Fragment ref={ref}>one</Fragment>;`, 'ref of a fragment'],
  [`const route = { path: '/', middleware: [log] };`, 'middleware'],
])('%s is found', (text, use) => {
  expect(listCutUses('page.tsx', text)).toEqual([use]);
});
