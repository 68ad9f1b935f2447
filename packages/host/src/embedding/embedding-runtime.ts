import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { HostError } from '../host-error.ts'

/** Rows of whole numbers of one length, as a model takes them. */
export interface Grid {
  values: BigInt64Array
  rows: number
  columns: number
}

/** What a model answers: its numbers and how they are laid out. */
export interface ModelOutput {
  data: Float32Array
  dims: readonly number[]
}

export interface EmbeddingModel {
  inputNames: readonly string[]
  run(inputs: Readonly<Record<string, Grid>>): Promise<ModelOutput>
}

/** The numbers of a text's tokens. */
export type Tokenize = (text: string) => number[]

/** What runs a model of the operator's: both parts are installed by who wants it, never with the project. */
export interface EmbeddingRuntime {
  openModel(file: string): Promise<EmbeddingModel>
  openTokenizer(file: string): Promise<Tokenize>
}

/** Packages that only an operator with a model installs: onnxruntime-node alone is 290 MB. */
const RUNTIME = 'onnxruntime-node'
const TOKENIZERS = '@huggingface/tokenizers'
/** The releases that this was written against. */
export const EMBEDDING_PACKAGES = `${RUNTIME}@1.30.0 ${TOKENIZERS}@0.2.0`

const isClass = (value: unknown) => typeof value === 'function'
const Output = z.object({ data: z.instanceof(Float32Array), dims: z.array(z.number().int().positive()) })

interface Session {
  inputNames: readonly string[]
  outputNames: readonly string[]
  run(feeds: Record<string, object>): Promise<Record<string, unknown>>
}
const Onnx = z.object({
  InferenceSession: z.custom<{ create(file: string): Promise<Session> }>(isClass),
  Tensor: z.custom<new (type: 'int64', values: BigInt64Array, dims: number[]) => object>(isClass),
})
const Tokenizers = z.object({
  Tokenizer:
    z.custom<new (tokenizer: object, config: object) => { encode(text: string): { ids: number[] } }>(isClass),
})
/** A package of the older kind has its parts under `default`. */
const Module = z.looseObject({ default: z.unknown() })

async function load<T>(name: string, from: string, shape: z.ZodType<T>): Promise<T> {
  const loaded: unknown = await import(from).catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === 'ERR_MODULE_NOT_FOUND'
    const what = isMissing ? 'which is not installed' : `which can't be loaded (${cause.message})`
    throw new HostError(
      `EMBEDDING_MODEL needs ${name}, ${what}: npm install --no-save ${EMBEDDING_PACKAGES}.`,
      { cause },
    )
  })
  const module = Module.safeParse(loaded)
  const found = shape.safeParse(loaded)
  const parts = found.success || !module.success ? found : shape.safeParse(module.data.default)
  if (!parts.success) {
    throw new HostError(
      `EMBEDDING_MODEL can't work with this ${name}: npm install --no-save ${EMBEDDING_PACKAGES}.`,
    )
  }
  return parts.data
}

function modelOf({ Tensor }: z.infer<typeof Onnx>, session: Session): EmbeddingModel {
  const [output = ''] = session.outputNames
  return {
    inputNames: session.inputNames,
    async run(inputs) {
      const feeds: Record<string, object> = {}
      for (const [name, { values, rows, columns }] of Object.entries(inputs)) {
        feeds[name] = new Tensor('int64', values, [rows, columns])
      }
      const answer = await session.run(feeds)
      return Output.parse(answer[output])
    },
  }
}

/** Loads what the operator installed. Throws one HostError where a package is missing. */
export async function loadEmbeddingRuntime(
  names: { onnx: string; tokenizers: string } = { onnx: RUNTIME, tokenizers: TOKENIZERS },
): Promise<EmbeddingRuntime> {
  const onnx = await load(RUNTIME, names.onnx, Onnx)
  const { Tokenizer } = await load(TOKENIZERS, names.tokenizers, Tokenizers)
  return {
    openModel: async (file) => modelOf(onnx, await onnx.InferenceSession.create(file)),
    openTokenizer: async (file) => {
      const described = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')))
      const tokenizer = new Tokenizer(described, {})
      return (text) => tokenizer.encode(text).ids
    },
  }
}
