import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@sewa/workshop/repository';
import { listSourceFiles } from '@sewa/workshop/source-files';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Forms that are sent without the field of a key, and why that is right. */
const withoutKey: Readonly<Record<string, string>> = {
  'packages/discover/src/Enquiry/EnquiryForm.tsx':
    'the same message about the same home is one enquiry by itself; a new key with each page would make it two. It also stands on a public page',
  'packages/discover/src/Hearts/Hearts.tsx':
    'stands on public pages only: they are the same for everybody, so their key would be, too',
  'packages/discover/src/ReportListing/ReportListing.tsx':
    'stands on a public page only: that is the same for everybody, so its key would be, too',
  'packages/discover/src/pages/UnsubscribePage.tsx':
    'asked for by the secret of a link, by nobody who is signed in',
  'packages/identity/src/LogInForm.tsx': 'nobody is signed in yet: a visitor’s key has no effect',
  'packages/identity/src/ResendCode.tsx': 'nobody is signed in yet: a visitor’s key has no effect',
  'packages/identity/src/pages/OtpPage.tsx': 'nobody is signed in yet: a visitor’s key has no effect',
  'packages/identity/src/SignUp/SignUpPhone.tsx': 'nobody is signed in yet: a visitor’s key has no effect',
  'packages/identity/src/SignUp/SignUpCode.tsx': 'nobody is signed in yet: a visitor’s key has no effect',
  'packages/identity/src/pages/SignUpPage.tsx':
    'notes a choice and sets a cookie: twice is as once, and a second answer would be refused',
  'packages/identity/src/pages/SignUpAsPage.tsx':
    'notes a choice and sets a cookie: twice is as once, and a second answer would be refused',
  'packages/identity/src/pages/SignUpCodePage.tsx':
    'finds an invitation and sets a cookie: twice is as once, and a second answer would be refused',
  'packages/identity/src/Myinfo/FinishAttempt.tsx':
    'an attempt at an issuer is finished once by itself, and its answer sets a cookie',
  'packages/identity/src/Profile/DownloadForm.tsx':
    'asks the API itself, which takes a key from no field, and changes nothing',
  'packages/identity/src/pages/LogOutPage.tsx': 'ends the session its key would belong to',
  'packages/organisations/src/Selection/CorporateChoice.tsx':
    'switching twice is as once; its answer sets a cookie, so a second one would be refused',
  'packages/pages/src/UserProblemPage.tsx': 'ends the session its key would belong to',
  'packages/pages/src/SendAgainPage.tsx': 'sends every field it was given once more, the key among them',
};

const hasPostMethod = ({ properties }: ts.JsxAttributes): boolean =>
  properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === 'method' &&
      attribute.initializer !== undefined &&
      ts.isStringLiteral(attribute.initializer) &&
      attribute.initializer.text.toLowerCase() === 'post',
  );

/** Lines of the forms in a text that post something and have no field of a key, from 1. */
function listUnkeyedForms(text: string): number[] {
  const source = ts.createSourceFile('form.tsx', text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const tag = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null;
    if (tag && hasPostMethod(tag.attributes) && !node.getText().includes('<IdempotencyField'))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

const screens = /^packages\/(discover|identity|organisations|pages)\/src\/.*(?<!\.(test|stories))\.tsx$/;
const files = (await listSourceFiles()).filter((file) => screens.test(file) && !file.includes('/testing/'));
const unkeyed = new Map(
  files.map((file) => [file, listUnkeyedForms(readFileSync(path.join(repositoryRoot, file), 'utf8'))]),
);

test('every form that changes something has the field of a key, but for what stands in the list with its reason', () => {
  const found = [...unkeyed].flatMap(([file, lines]) =>
    file in withoutKey ? [] : lines.map((line) => `${file}:${line} has no IdempotencyField`),
  );
  expect(found, found.join('\n')).toEqual([]);
});

test('every entry of the list has a form it is for', () => {
  const idle = Object.keys(withoutKey).filter((file) => (unkeyed.get(file) ?? []).length === 0);
  expect(idle).toEqual([]);
});

test.each([
  ['a form', 'const A = () => <form method="post"><p /></form>;', 1],
  ['a form of the router', 'const A = () => <RouterForm method="post" />;', 1],
  ['what is drawn as a form', 'const A = () => <Card as="form" method="post">Undo</Card>;', 1],
  [
    'one of two',
    'const A = () => <><form method="post"><IdempotencyField /></form><form method="post" /></>;',
    1,
  ],
  ['none with its field', 'const A = () => <form method="post"><IdempotencyField /></form>;', 0],
  ['none that only asks', 'const A = () => <form method="get" />;', 0],
])('found is %s', (_, text, count) => {
  expect(listUnkeyedForms(text)).toHaveLength(count);
});
