import ts from 'typescript';
import { type Levels, loadLevels } from '../levels/levels.ts';
import { isSleeping } from './sleeps.ts';
import {
  isCallingFetch,
  isFontSizeName,
  isHiddenInput,
  isMountingHandler,
  isOpenExport,
  isPixelValue,
  isReadingEnvironment,
  isTextOrEdgeName,
  tagOf,
  textOf,
} from './syntax.ts';

/** A place in a file that breaks a rule; lines count from 1. */
export interface Issue {
  rule: string;
  file: string;
  line: number;
  message: string;
}

/** One rule of the house: where it holds and what in a file breaks it. */
export interface HouseRule {
  name: string;
  message: string;
  appliesIn: (file: string) => boolean;
  breaks: (node: ts.Node, file: string) => boolean;
}

const isTestCode = (file: string) =>
  /\.(test|stories)\.tsx?$/.test(file) || file.startsWith('tests/') || file.includes('/testing/');
const isConfiguration = (file: string) =>
  /(^|\/)([\w.-]+\.config\.m?[jt]s|knip\.ts)$/.test(file) || file.startsWith('.');
const isPage = (file: string) => /\/\w+Page\.tsx$/.test(file);
/** A frame that is loaded with its pages, as they are. */
const isLoadedLayout = (file: string) => /^app\/src\/layouts\/loaded\/\w+Layout\.tsx$/.test(file);
/** What Vitest loads by its default export. */
const isReporter = (file: string) => /^packages\/workshop\/src\/testing\/\w+Reporter\.ts$/.test(file);
/** The router itself, and what of the server serves no verb: the process, its pages, another server's API, search engines. */
const isServingByItself = /^packages\/server\/src\/(calling|http|process|sitemap)\//;
const isRendering = (file: string) => file.startsWith('packages/sample/src/drawings/');

/**
 * Makes the rules of this house, each with the folders it holds in: every package of the table, but for those whose row
 * says otherwise.
 */
export function makeHouseRules({ packages, outside }: Levels): readonly HouseRule[] {
  const isIn = (file: string, folders: readonly { folder: string }[]) =>
    folders.some(({ folder }) => file.startsWith(`${folder}/`));
  const picturePackages = packages.filter(({ affectsPictures }) => affectsPictures);
  const packagesWithoutFetch = packages.filter(({ mayFetch }) => !mayFetch);
  const isPicturePackage = (file: string) => isIn(file, picturePackages);
  const isOutside = (file: string) => isIn(file, outside) || isTestCode(file);
  return [
    {
      name: 'no-raw-control',
      message: 'use the Button, Link, TextField, Checkbox, Select or Dialog of @sewa/ui.',
      appliesIn: (file) => !isPicturePackage(file),
      breaks: (node) => ['button', 'input', 'dialog'].includes(tagOf(node) ?? '') && !isHiddenInput(node),
    },
    {
      name: 'no-hex-colour',
      message: 'a colour is a variable of @sewa/tokens.',
      appliesIn: (file) => !isPicturePackage(file) && !isRendering(file) && !isOutside(file),
      breaks: (node) => /(^|[\s:,("'])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(textOf(node) ?? ''),
    },
    {
      name: 'no-pixel-font-size',
      message: 'a font size is a variable of @sewa/tokens.',
      appliesIn: (file) => !isPicturePackage(file) && !isRendering(file) && !isOutside(file),
      breaks: (node) =>
        (ts.isPropertyAssignment(node) && isFontSizeName(node.name) && isPixelValue(node.initializer)) ||
        /font(-size)?\s*:\s*[^;]*\d(\.\d+)?px\b/.test(textOf(node) ?? ''),
    },
    {
      name: 'no-bright-text',
      message: 'brand.bar is too pale for text and edges (2.47:1 on white); use accent.',
      appliesIn: () => true,
      breaks: (node) =>
        ts.isPropertyAssignment(node) &&
        isTextOrEdgeName(node.name) &&
        /\bbrand\??\.bar\b|--sewa-color-brand-bar/.test(node.initializer.getText()),
    },
    {
      name: 'no-style-attribute',
      message: 'the security policy refuses style attributes; use a class.',
      appliesIn: (file) => !isTestCode(file) && !file.startsWith('.storybook/'),
      breaks: (node) => ts.isJsxAttribute(node) && node.name.getText() === 'style',
    },
    {
      name: 'no-environment',
      message: 'only packages/server/src/settings reads the environment; take a setting as an argument.',
      appliesIn: (file) =>
        !isOutside(file) && !isConfiguration(file) && !file.startsWith('packages/server/src/settings/'),
      breaks: isReadingEnvironment,
    },
    {
      name: 'no-fetch-in-pages',
      message: 'a page reads through useRoute and writes through the typed client.',
      appliesIn: (file) => !isOutside(file) && isIn(file, packagesWithoutFetch),
      breaks: isCallingFetch,
    },
    {
      name: 'no-route-beside-the-router',
      message:
        'mount a verb: `defineVerb` says who may ask, `VerbRouter` reads its input and writes its answer.',
      appliesIn: (file) =>
        file.startsWith('packages/server/src/') && !isTestCode(file) && !isServingByItself.test(file),
      breaks: isMountingHandler,
    },
    {
      name: 'no-open-export',
      message:
        'export by name, one by one: no "export *", and no default but the one of a page, a loaded layout or a reporter.',
      appliesIn: (file) =>
        !isConfiguration(file) &&
        !isPage(file) &&
        !isLoadedLayout(file) &&
        !isReporter(file) &&
        !/^tests\/|\.stories\.tsx$|\.d\.ts$/.test(file),
      breaks: isOpenExport,
    },
    {
      name: 'no-drawer',
      message: 'name the file after what it holds.',
      appliesIn: (file) => !isConfiguration(file),
      breaks: (node, file) =>
        ts.isSourceFile(node) &&
        /(^|\/)(utils?|helpers?|common|misc|shared|types)(\/|\.d)?(\.[jt]sx?$|\/)/.test(file),
    },
    {
      name: 'no-suppression',
      message: 'fix what the compiler says instead of silencing it.',
      appliesIn: () => true,
      breaks: (node) =>
        ts.isSourceFile(node) && new RegExp('@ts-' + '(ignore|nocheck|expect-error)').test(node.text),
    },
    {
      name: 'no-sleep-in-tests',
      message: 'wait for what the test is about, not for time to pass.',
      appliesIn: isTestCode,
      breaks: isSleeping,
    },
  ];
}

/** The rules of this house for its own table of levels. */
export const houseRules = makeHouseRules(loadLevels());
