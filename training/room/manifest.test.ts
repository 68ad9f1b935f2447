import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { MAKERS } from '../makers.ts'
import { hashMakerCode } from './code-files.ts'
import { readDescribedInputs } from './described-inputs.ts'
import { isProjectFile } from './inputs.ts'
import { findStaleFiles, type Manifest, readManifest } from './manifest.ts'
import { sha256 } from './sha256.ts'

let root: string
let manifest: Manifest

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const faults = (dataFolder?: string) => findStaleFiles(manifest, { root, dataFolder })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainwire-training-'))
  const described = { path: 'set/words.txt', sha256: sha256('a b'), licence: 'MIT', source: 'made up' }
  put('training/inputs.json', JSON.stringify({ words: described }))
  put('training/words/maker.ts', "import { WIDTH } from './width.ts'\nconsole.log(WIDTH)\n")
  put('training/words/width.ts', '/** Characters. */\nexport const WIDTH = 5\n')
  put('content/hand.json', '[]')
  put('content/words.json', '["a"]')
  put('data/set/words.txt', 'a b')
  manifest = {
    words: {
      maker: 'training/words/maker.ts',
      code: hashMakerCode(root, 'training/words/maker.ts'),
      inputs: { words: sha256('a b'), 'content/hand.json': sha256('[]') },
      files: { 'content/words.json': sha256('["a"]') },
    },
  }
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a made file', () => {
  test('as its maker wrote it passes, with the data and without', () => {
    expect(faults()).toEqual([])
    expect(faults(join(root, 'data'))).toEqual([])
  })

  test.each([
    [
      'with one changed byte',
      'content/words.json',
      '["b"]',
      /words\.json is not what training\/words\/maker\.ts wrote/,
    ],
    [
      'whose maker changed',
      'training/words/maker.ts',
      'console.log(6)',
      /the code of training\/words\/maker\.ts changed/,
    ],
    [
      'whose maker imports other code',
      'training/words/width.ts',
      'export const WIDTH = 6',
      /code of .* changed/,
    ],
    ['older than a list it was made from', 'content/hand.json', '["c"]', /content\/hand\.json changed/],
    ['whose input is described anew', 'training/inputs.json', '{}', /describes another words/],
  ])('%s fails', (_name, file, text, reason) => {
    put(file, text)
    expect(faults().join()).toMatch(reason)
  })

  test('from an input that this machine has in another version fails only where the data is', () => {
    put('data/set/words.txt', 'a b c')
    expect(faults()).toEqual([])
    expect(faults(join(root, 'data')).join()).toMatch(/words on this machine is another file/)
  })

  test('that is missing fails', () => {
    rmSync(join(root, 'content/words.json'))
    expect(faults()).toHaveLength(1)
  })

  test('whose maker got a comment, a blank line or another indentation passes', () => {
    put('training/words/width.ts', '// Letters.\n\n  export const WIDTH = 5\n')
    expect(faults()).toEqual([])
  })
})

describe('this checkout', () => {
  test('has every maker in the manifest, with the inputs that it names', () => {
    const made = readManifest(ROOT)
    expect(Object.keys(made)).toEqual(MAKERS.map(({ name }) => name))
    for (const { name, file, inputs } of MAKERS) {
      expect(made[name]?.maker).toBe(file)
      expect(Object.keys(made[name]?.inputs ?? {})).toEqual(inputs)
    }
  })

  test('describes every input of a maker, and none that no maker reads', () => {
    const read = new Set(MAKERS.flatMap(({ inputs }) => inputs.filter((name) => !isProjectFile(name))))
    expect(Object.keys(readDescribedInputs()).sort()).toEqual([...read].sort())
  })

  test('has every input with its checksum in the README', () => {
    const readme = readFileSync(join(ROOT, 'training/README.md'), 'utf8')
    for (const [name, { sha256: sum }] of Object.entries(readDescribedInputs()))
      expect(readme).toMatch(new RegExp(`^\\| ${name} \\|.*${sum}`, 'm'))
  })

  test('fails where a made file has another byte than the manifest says', () => {
    const made = readManifest(ROOT)
    const places = { root: ROOT, dataFolder: undefined }
    expect(findStaleFiles(made, places)).toEqual([])
    const file = 'content/weights/clickbait.json'
    const bytes = readFileSync(join(ROOT, file), 'utf8')
    const other = { ...made.clickbait, files: { [file]: sha256(bytes.replace('1', '2')) } }
    expect(findStaleFiles({ ...made, clickbait: other as Manifest[string] }, places).join()).toContain(file)
  })
})
