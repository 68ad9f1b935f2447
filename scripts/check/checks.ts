import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readManifest, staleFiles } from '../../training/room/manifest.ts'
import { printedPages, stalePages } from '../figures/printed-pages.ts'
import { biomeConfiguration } from '../lint/biome-configuration.ts'
import { ROOT } from '../setup/paths.mjs'
import type { Check } from './check.ts'
import { versionsThatFloat } from './dependencies/exact-versions.ts'
import { licencesNotAllowed } from './dependencies/licences.ts'
import { packagesNotListed } from './dependencies/listed-packages.ts'
import { addressesInLock } from './dependencies/lock-addresses.ts'
import { manifests } from './dependencies/manifests.ts'
import { linksNowhere } from './doc-links.ts'
import { avoidedWords, namesWithAvoidedWords } from './exported-names.ts'
import { referencesNowhere, requirementIds } from './references.ts'
import { codeFiles, pageFiles } from './repository-files.ts'
import { toolCheck } from './tool-check.ts'
import { pipelineCode, wordsOutsideLanguages } from './words-of-languages.ts'

/** Returns all checks of `npm run check`, the longest first. */
export function checks(): Check[] {
  return [
    toolCheck('unused code and packages', 'knip', ['--no-progress']),
    toolCheck('format, lint and boundaries', 'biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=100',
    ]),
    ...typeProjects().map(typeCheck),
    ...ruleChecks(),
    ruleCheck('made files are what their makers write', () =>
      staleFiles(readManifest(ROOT), { root: ROOT, dataFolder: process.env.PLAINWIRE_DATA || undefined }),
    ),
  ]
}

/** Returns the type check of a project, which is given by its folder. */
export function typeCheck(project: string): Check {
  return toolCheck(`types of ${project}`, 'tsc', ['-p', project])
}

/** Returns the checks of the project's own rules, which take little time. */
export function ruleChecks(): Check[] {
  return [
    ruleCheck('exact versions', () => versionsThatFloat(manifests())),
    ruleCheck('no registry address in package-lock.json', () => addressesInLock(textOf('package-lock.json'))),
    ruleCheck('words of languages are in languages/', () => wordsOutsideLanguages(pipelineCode(ROOT))),
    ruleCheck('exported names have no words with several meanings', () =>
      namesWithAvoidedWords(codeFiles(ROOT), avoidedWords(textOf('CONTRIBUTING.md'))),
    ),
    ruleCheck('references in code lead somewhere', () =>
      referencesNowhere(codeFiles(ROOT), {
        requirements: requirementIds(textOf('docs/requirements.md')),
        decisions: new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4)))),
        exists: isThere,
      }),
    ),
    ruleCheck('links in pages lead somewhere', () => linksNowhere(pageFiles(ROOT), isThere)),
    ruleCheck('figures, settings and folders in pages are those of the code', () =>
      stalePages(printedPages(ROOT)),
    ),
    ruleCheck('biome.json is made from the arrows', () =>
      isDeepStrictEqual(JSON.parse(textOf('biome.json')), biomeConfiguration())
        ? []
        : ['biome.json differs from scripts/lint/arrows.ts: run npm run arrows.'],
    ),
    ruleCheck('licences of what runs', () => licencesNotAllowed(textOf('package-lock.json'))),
    ruleCheck('docs/packages.md lists what runs', () =>
      packagesNotListed(manifests(), textOf('docs/packages.md')),
    ),
  ]
}

/** Returns the folders with a TypeScript project of their own. */
export function typeProjects(): string[] {
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
