import { describe, expect, test } from 'vitest'
import {
  ALLOWED_IMPORTS,
  COMPOSING_PIPELINE_FOLDERS,
  PIPELINE_STAGES,
  SHARED_PIPELINE_FOLDERS,
} from './arrows.ts'
import { createBiomeConfiguration } from './biome-configuration.ts'

interface Override {
  includes: string[]
  linter?: { rules: { style?: Record<string, unknown> } }
}
interface Patterns {
  options: { patterns: { group: string[]; message: string }[] }
}
const { overrides } = createBiomeConfiguration() as { overrides: Override[] }
const names = Object.keys(ALLOWED_IMPORTS) as (keyof typeof ALLOWED_IMPORTS)[]

/** Returns the style rules of the last override whose first glob is `include`, which takes precedence. */
function styleOf(include: string): Record<string, unknown> {
  const found = overrides.findLast(({ includes, linter }) => includes[0] === include && linter?.rules.style)
  if (!found) throw new Error(`There are no rules for ${include}.`)
  return found.linter?.rules.style ?? {}
}
const refusedIn = (include: string) =>
  (styleOf(include).noRestrictedImports as Patterns).options.patterns.flatMap(({ group }) => group)

describe.each(names.filter((name) => name !== 'domain'))('the package %s', (name) => {
  const allowed: readonly string[] = [...ALLOWED_IMPORTS[name], 'domain', name]
  const refused = refusedIn(`packages/${name}/src/**`)

  test('may not import the packages that it isn’t allowed to, nor any file of them', () => {
    const others = names.filter((other) => !allowed.includes(other))
    const arrows = refused.filter((pattern) => pattern.startsWith('@plainwire/'))
    expect(arrows.toSorted()).toEqual(
      others.flatMap((other) => [`@plainwire/${other}`, `@plainwire/${other}/**`]).toSorted(),
    )
  })

  test('may not read the environment', () => {
    expect(styleOf(`packages/${name}/src/**`).noProcessEnv).toBe('error')
  })
})

test('nothing imports a package that imports it', () => {
  const reachable = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of ALLOWED_IMPORTS[name as keyof typeof ALLOWED_IMPORTS])
      if (!seen.has(next)) reachable(next, seen.add(next))
    return seen
  }
  expect(names.filter((name) => reachable(name).has(name))).toEqual([])
})

test('only the folder of the HTTP client may use one, and only the store and the pipeline no sockets', () => {
  expect(refusedIn('packages/pipeline/src/1-gather/http/**')).not.toContain('undici')
  const socketless = names.filter(
    (name) => name !== 'domain' && refusedIn(`packages/${name}/src/**`).includes('node:net'),
  )
  expect(socketless).toEqual(['store', 'pipeline'])
  expect(refusedIn('packages/server/src/**')).toContain('undici')
})

test('the stages and the folders that they share may import no stage, from any depth', () => {
  const refused = refusedIn('packages/pipeline/src/1-gather/**')
  for (const stage of PIPELINE_STAGES)
    for (const up of ['../', '../../', '../../../', '../../../../'])
      expect(refused).toContain(`${up}${stage}/**`)
  const { includes } = overrides.find((one) => one.includes[0] === 'packages/pipeline/src/1-gather/**') ?? {}
  expect(includes).toEqual(
    [...PIPELINE_STAGES, ...SHARED_PIPELINE_FOLDERS].map((name) => `packages/pipeline/src/${name}/**`),
  )
})

test('only tests of stages may import a folder that combines stages', () => {
  const patterns = COMPOSING_PIPELINE_FOLDERS.map((folder) => `../${folder}/**`)
  for (const folder of ['1-gather', '1-gather/http'])
    expect(refusedIn(`packages/pipeline/src/${folder}/**`)).toEqual(expect.arrayContaining(patterns))
  const inTests = refusedIn('packages/pipeline/src/1-gather/**/*.test.ts')
  for (const pattern of patterns) expect(inTests).not.toContain(pattern)
  expect(inTests).toContain('../3-cluster/**')
})

test('a shared folder’s index may be imported, its other files may not', () => {
  const refused = refusedIn('packages/pipeline/src/1-gather/**')
  for (const folder of ['places', 'read', 'languages']) {
    expect(refused.indexOf(`../${folder}/**`)).toBeGreaterThanOrEqual(0)
    expect(refused.indexOf(`!../${folder}/index.ts`)).toBeGreaterThan(refused.indexOf(`../${folder}/**`))
  }
})

test('fetch is refused in every package but in the folders that need it', () => {
  const isFetchRefused = (include: string) => 'noRestrictedGlobals' in styleOf(include)
  for (const name of ['store', 'post', 'server', 'newsroom', 'sample', 'host'])
    expect([name, isFetchRefused(`packages/${name}/src/**`)]).toEqual([name, true])
  expect(isFetchRefused('packages/web/src/features/**')).toBe(true)
  expect(isFetchRefused('packages/web/src/ui/**')).toBe(true)
  expect(isFetchRefused('packages/web/src/lib/**')).toBe(false)
  expect(isFetchRefused('packages/web/src/offline/**')).toBe(false)
  expect(isFetchRefused('packages/pipeline/src/1-gather/http/**')).toBe(false)
})

test('exceptions come after all rules, because the last one that matches a file applies', () => {
  const isException = ({ linter }: Override) => linter?.rules.style?.noProcessEnv === 'off'
  const isRule = ({ linter }: Override) => linter?.rules.style?.noProcessEnv === 'error'
  expect(overrides.findIndex(isException)).toBeGreaterThan(overrides.findLastIndex(isRule))
})
