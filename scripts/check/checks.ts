import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findStaleFiles, readManifest } from '../../training/room/manifest.ts'
import { findStalePages, generatePages } from '../figures/printed-pages.ts'
import { createBiomeConfiguration } from '../lint/biome-configuration.ts'
import { ROOT } from '../setup/paths.mjs'
import type { Check } from './check.ts'
import { findFloatingVersions } from './dependencies/exact-versions.ts'
import { findDisallowedLicences } from './dependencies/licences.ts'
import { findUnlistedPackages } from './dependencies/listed-packages.ts'
import { findRegistryUrlsInLock } from './dependencies/lock-addresses.ts'
import { readManifests } from './dependencies/manifests.ts'
import { findBrokenLinks } from './doc-links.ts'
import { findUnknownCommentNames, findUnknownNames } from './doc-names.ts'
import { findFolderCycles } from './folders/folder-cycles.ts'
import { findCrowdedFolders } from './folders/folder-sizes.ts'
import { findMisnamedComponentFiles } from './names/component-files.ts'
import { findWrongErrorNames } from './names/error-names.ts'
import { findAvoidedNames, parseAvoidedWords } from './names/exported-names.ts'
import { findBrokenReferences, parseRequirementIds } from './references.ts'
import { readCodeFiles, readPageFiles } from './repository-files.ts'
import { createToolCheck } from './tool-check.ts'
import { findMisplacedLanguageWords, readPipelineCode } from './words-of-languages.ts'

/** Returns all checks of `npm run check`, the longest first. */
export function createChecks(): Check[] {
  return [
    createToolCheck('unused code and packages', 'knip', ['--no-progress']),
    createToolCheck('format, lint and boundaries', 'biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=100',
    ]),
    ...findTypeProjects().map(createTypeCheck),
    ...createRuleChecks(),
    ruleCheck('made files are what their makers write', () =>
      findStaleFiles(readManifest(ROOT), { root: ROOT, dataFolder: process.env.PLAINWIRE_DATA || undefined }),
    ),
  ]
}

/** Returns the type check of a project, which is given by its folder. */
export function createTypeCheck(project: string): Check {
  return createToolCheck(`types of ${project}`, 'tsc', ['-p', project])
}

/** Returns the checks of the project's own rules, which take little time. */
export function createRuleChecks(): Check[] {
  return [
    ruleCheck('exact versions', () => findFloatingVersions(readManifests())),
    ruleCheck('no registry address in package-lock.json', () =>
      findRegistryUrlsInLock(textOf('package-lock.json')),
    ),
    ruleCheck('words of languages are in languages/', () =>
      findMisplacedLanguageWords(readPipelineCode(ROOT)),
    ),
    ruleCheck('exported names have no words with several meanings', () =>
      findAvoidedNames(readCodeFiles(ROOT), parseAvoidedWords(textOf('CONTRIBUTING.md'))),
    ),
    ruleCheck('errors have the names of their classes', () => findWrongErrorNames(readCodeFiles(ROOT))),
    ruleCheck('references in code lead somewhere', () =>
      findBrokenReferences(readCodeFiles(ROOT), {
        requirements: parseRequirementIds(textOf('docs/requirements.md')),
        decisions: new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4)))),
        exists: isThere,
      }),
    ),
    ruleCheck('folders have at most twelve modules', () =>
      findCrowdedFolders(readCodeFiles(ROOT).map(({ file }) => file)),
    ),
    ruleCheck('files with one component are named after it', () =>
      findMisnamedComponentFiles(readCodeFiles(ROOT)),
    ),
    ruleCheck('folders of a package import no values in a cycle', () =>
      findFolderCycles(readCodeFiles(ROOT)),
    ),
    ruleCheck('links in pages lead somewhere', () =>
      findBrokenLinks(
        readPageFiles(ROOT),
        isThere,
        new Set(readCodeFiles(ROOT).map(({ file }) => basename(file))),
      ),
    ),
    ruleCheck('names of code in pages and comments are those of the code', () => {
      const code = readCodeFiles(ROOT)
      return [...findUnknownNames(readPageFiles(ROOT), code), ...findUnknownCommentNames(code)]
    }),
    ruleCheck('figures, settings and folders in pages are those of the code', () =>
      findStalePages(generatePages(ROOT)),
    ),
    ruleCheck('biome.json is made from the arrows', () =>
      isDeepStrictEqual(JSON.parse(textOf('biome.json')), createBiomeConfiguration())
        ? []
        : ['biome.json differs from scripts/lint/arrows.ts: run npm run arrows.'],
    ),
    ruleCheck('licences of what runs', () => findDisallowedLicences(textOf('package-lock.json'))),
    ruleCheck('docs/packages.md lists what runs', () =>
      findUnlistedPackages(readManifests(), textOf('docs/packages.md')),
    ),
  ]
}

/** Returns the folders with a TypeScript project of their own. */
export function findTypeProjects(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  return [...packages.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))), 'e2e', '.']
}

function ruleCheck(name: string, violations: () => string[]): Check {
  return {
    name,
    run: async () => {
      const reasons = violations()
      return reasons.length === 0 ? undefined : reasons.join('\n')
    },
  }
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function isThere(path: string): boolean {
  return existsSync(join(ROOT, path))
}
