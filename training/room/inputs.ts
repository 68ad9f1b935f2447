import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type DescribedInput, findInputFile } from './described-inputs.ts'
import { sha256 } from './sha256.ts'

/**
 * True for an input that is a file of the project, named by its path, and false for one that
 * training/inputs.json describes.
 */
export const isProjectFile = (name: string) => /^(?:content|training)\//.test(name)

/** The inputs that one maker has declared, each read once and checked against its SHA-256. */
export class MakerInputs {
  readonly #declared: ReadonlySet<string>
  readonly #described: Readonly<Record<string, DescribedInput>>
  readonly #places: { root: string; dataFolder: string | undefined }
  readonly #sums = new Map<string, string>()

  /** @param places the checkout, and the folder of `PLAINWIRE_DATA` */
  constructor(
    declared: readonly string[],
    described: Readonly<Record<string, DescribedInput>>,
    places: { root: string; dataFolder: string | undefined },
  ) {
    this.#declared = new Set(declared)
    this.#described = described
    this.#places = places
  }

  /** The SHA-256 of every declared input, by name. Reads the inputs that `make` didn't read. */
  sums(): Record<string, string> {
    return Object.fromEntries(
      [...this.#declared].map((name): [string, string] => {
        if (!this.#sums.has(name)) this.bytes(name)
        return [name, this.#sums.get(name) ?? '']
      }),
    )
  }

  /** @throws where the input isn't declared, isn't on this machine or isn't the one that inputs.json describes */
  bytes(name: string): Buffer {
    if (!this.#declared.has(name)) throw new Error(`The maker reads ${name}, which its inputs don't name.`)
    const bytes = readFileSync(this.#fileOf(name))
    const sum = sha256(bytes)
    const described = this.#described[name]
    if (described && described.sha256 !== sum)
      throw new Error(`${name} is not the file that training/inputs.json describes: its SHA-256 is ${sum}.`)
    this.#sums.set(name, sum)
    return bytes
  }

  /** The text of an input, decompressed if it is gzipped. */
  text(name: string): string {
    const bytes = this.bytes(name)
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
  }

  /** The value of an input that is a JSON file. Its SHA-256 is checked, so its shape isn't. */
  json<T>(name: string): T {
    return JSON.parse(this.text(name))
  }

  /** The values of a JSON Lines file. */
  lines<T>(name: string): T[] {
    return this.text(name)
      .trim()
      .split('\n')
      .map((line): T => JSON.parse(line))
  }

  /** The exports of a CommonJS module of a package. */
  module<T>(name: string): T {
    this.bytes(name)
    const file = this.#fileOf(name)
    return createRequire(file)(file)
  }

  #fileOf(name: string): string {
    if (isProjectFile(name)) return join(this.#places.root, name)
    const described = this.#described[name]
    if (!described) throw new Error(`training/inputs.json doesn't describe ${name}.`)
    const file = findInputFile(described, this.#places.dataFolder)
    if (file) return file
    if ('package' in described)
      throw new Error(`The package ${described.package} ${described.version} is missing.`)
    throw new Error(`${name} needs ${described.path}: set PLAINWIRE_DATA to a folder that has it.`)
  }
}
