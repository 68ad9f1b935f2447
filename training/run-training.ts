import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../scripts/setup/paths.mjs'
import { MAKERS } from './makers.ts'
import { hashMakerCode } from './room/code-files.ts'
import { readDescribedInputs } from './room/described-inputs.ts'
import { MakerInputs } from './room/inputs.ts'
import type { Maker } from './room/maker.ts'
import { MANIFEST_FILE, readManifest } from './room/manifest.ts'
import { installInputPackages } from './room/packages.ts'
import { sha256 } from './room/sha256.ts'

/** The makers that the command line names, in the order of makers.ts; all makers if it names none. */
function namedMakers(names: readonly string[]): readonly Maker[] {
  const unknown = names.filter((name) => !MAKERS.some((maker) => maker.name === name))
  if (unknown.length > 0)
    throw new Error(`No maker ${unknown.join(', ')}. There are ${MAKERS.map(({ name }) => name).join(', ')}.`)
  return names.length === 0 ? MAKERS : MAKERS.filter(({ name }) => names.includes(name))
}

/** Writes a made file, and returns a description of what changed. */
function written(path: string, text: string): string {
  const file = join(ROOT, path)
  const before = existsSync(file) ? readFileSync(file) : undefined
  const bytes = Buffer.from(text)
  if (before?.equals(bytes)) return 'unchanged'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return before ? `changed, ${before.length} → ${bytes.length} bytes` : `new, ${bytes.length} bytes`
}

/** Makes a maker's files and its entry in the manifest. */
function run(maker: Maker, inputs: MakerInputs): void {
  const startedAt = performance.now()
  const files = maker.make(inputs)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  for (const [path, text] of Object.entries(files))
    process.stdout.write(`${maker.name}: ${path} ${written(path, text)} (${seconds} s)\n`)
  const manifest = {
    ...readManifest(ROOT),
    [maker.name]: {
      maker: maker.file,
      code: hashMakerCode(ROOT, maker.file),
      inputs: inputs.sums(),
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)])),
    },
  }
  const ordered = Object.fromEntries(
    MAKERS.flatMap(({ name }) => (manifest[name] ? [[name, manifest[name]]] : [])),
  )
  writeFileSync(join(ROOT, MANIFEST_FILE), `${JSON.stringify(ordered, null, 2)}\n`)
}

/**
 * Makes the files of the named makers again, or of all makers, from inputs that training/inputs.json
 * describes.
 */
async function main(): Promise<void> {
  const makers = namedMakers(process.argv.slice(2))
  const described = readDescribedInputs()
  await installInputPackages(makers.flatMap(({ inputs }) => inputs.flatMap((name) => described[name] ?? [])))
  const places = { root: ROOT, dataFolder: process.env.PLAINWIRE_DATA || undefined }
  for (const maker of makers) run(maker, new MakerInputs(maker.inputs, described, places))
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
