import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, staleFiles } from '../../training/room/manifest.ts'
import { ROOT } from '../setup/paths.mjs'
import type { Check } from './check.ts'
import { versionsThatFloat } from './exact-versions.ts'
import { licencesNotAllowed } from './licences.ts'
import { packagesNotListed } from './listed-packages.ts'
import { addressesInLock } from './lock-addresses.ts'
import { manifests } from './manifests.ts'
import { toolCheck } from './tool-check.ts'
import { pipelineCode, wordsOutsideLanguages } from './words-of-languages.ts'

/** Everything that `npm run check` proves, the long ones first. */
export function checks(): Check[] {
  return [
    toolCheck('unused code and packages', 'knip', ['--no-progress']),
    toolCheck('format, lint and boundaries', 'biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=100',
    ]),
    ...typeProjects().map((project) => toolCheck(`types of ${project}`, 'tsc', ['-p', project])),
    ruleCheck('exact versions', () => versionsThatFloat(manifests())),
    ruleCheck('no registry address in package-lock.json', () => addressesInLock(lockText())),
    ruleCheck('words of languages are in languages/', () => wordsOutsideLanguages(pipelineCode(ROOT))),
    ruleCheck('licences of what runs', () => licencesNotAllowed(lockText())),
    ruleCheck('docs/packages.md lists what runs', () =>
      packagesNotListed(manifests(), readFileSync(join(ROOT, 'docs/packages.md'), 'utf8')),
    ),
    ruleCheck('made files are what their makers write', () =>
      staleFiles(readManifest(ROOT), { root: ROOT, dataFolder: process.env.PLAINWIRE_DATA || undefined }),
    ),
  ]
}

function typeProjects(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  return [...packages.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))), 'e2e', '.']
}

function ruleCheck(name: string, broken: () => string[]): Check {
  return {
    name,
    run: async () => {
      const reasons = broken()
      return reasons.length === 0 ? undefined : reasons.join('\n')
    },
  }
}

function lockText(): string {
  return readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
}
