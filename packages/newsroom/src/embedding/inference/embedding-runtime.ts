import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { NewsroomError } from '../../newsroom-error.ts'

type InputValues = BigInt64Array | Int32Array | Float32Array | Uint16Array

/** A tensor passed to a model. */
export interface InputTensor {
  type: 'int64' | 'int32' | 'float32' | 'float16'
  values: InputValues
  dims: readonly number[]
}

/** An input that a model declares. */
export interface ModelInput {
  name: string
  /** The type of its elements, such as 'int64'. */
  type: string
  /** The dimensions of the input. A dimension with a name instead of a number may differ in each run. */
  shape: readonly (number | string)[]
}

/** The output of a run. `data` is a typed array, whose class depends on `type`. */
export interface OutputTensor {
  type: string
  data: ArrayLike<number>
  dims: readonly number[]
}

export interface EmbeddingModel {
  inputs: readonly ModelInput[]
  outputNames: readonly string[]
  /** Runs the model on inputs and returns one of its outputs. */
  run(inputs: Readonly<Record<string, InputTensor>>, output: string): Promise<OutputTensor>
}

/**
 * Returns the ids of a text's tokens, with or without the special tokens at the beginning and end of the text.
 */
export type TextTokeniser = (text: string, options: { hasSpecialTokens: boolean }) => number[]

/**
 * The packages that run an operator's model. The operator installs both; they aren't dependencies of the
 * project.
 */
export interface EmbeddingRuntime {
  openModel(file: string): Promise<EmbeddingModel>
  /** @param configuration the path of tokenizer_config.json, if the model has one */
  openTokenizer(file: string, configuration: string | undefined): Promise<TextTokeniser>
}

/**
 * The package that runs ONNX models. Only operators with a model install it, because it takes 290 MB of disk
 * space.
 */
const RUNTIME = 'onnxruntime-node'
const TOKENIZERS = '@huggingface/tokenizers'
/** The versions that this code was tested with. */
const EMBEDDING_PACKAGE_VERSIONS = `${RUNTIME}@1.30.0 ${TOKENIZERS}@0.2.0`

const isClass = (value: unknown) => typeof value === 'function'
const isNumbers = (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView)
const Output = z.object({
  type: z.string(),
  data: z.custom<ArrayLike<number>>(isNumbers),
  dims: z.array(z.number().int().nonnegative()),
})
const Inputs = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    shape: z.array(z.union([z.number(), z.string()])),
  }),
)

interface Session {
  inputNames: readonly string[]
  outputNames: readonly string[]
  inputMetadata?: unknown
  run(feeds: Record<string, object>, fetches: readonly string[]): Promise<Record<string, unknown>>
}
const Onnx = z.object({
  InferenceSession: z.custom<{ create(file: string): Promise<Session> }>(isClass),
  Tensor: z.custom<new (type: InputTensor['type'], values: InputValues, dims: number[]) => object>(isClass),
})
type EncodeOptions = { add_special_tokens: boolean }
const Tokenizers = z.object({
  Tokenizer:
    z.custom<
      new (
        tokenizer: object,
        config: object,
      ) => { encode(text: string, options: EncodeOptions): { ids: number[] } }
    >(isClass),
})
/** An imported CommonJS package has its exports under `default`. */
const Module = z.looseObject({ default: z.unknown() })

async function load<T>(name: string, from: string, shape: z.ZodType<T>): Promise<T> {
  const loaded: unknown = await import(from).catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === 'ERR_MODULE_NOT_FOUND'
    const what = isMissing ? 'which is not installed' : `which can't be loaded (${cause.message})`
    throw new NewsroomError(
      `EMBEDDING_MODEL needs ${name}, ${what}: npm install --no-save ${EMBEDDING_PACKAGE_VERSIONS}.`,
      { cause },
    )
  })
  const module = Module.safeParse(loaded)
  const found = shape.safeParse(loaded)
  const parts = found.success || !module.success ? found : shape.safeParse(module.data.default)
  if (!parts.success) {
    throw new NewsroomError(
      `EMBEDDING_MODEL can't work with this ${name}: npm install --no-save ${EMBEDDING_PACKAGE_VERSIONS}.`,
    )
  }
  return parts.data
}

/**
 * Returns the inputs that a model declares. Runtimes older than 1.21 report only the names, so type int64 is
 * assumed.
 */
function inputsOf({ inputMetadata, inputNames }: Session): ModelInput[] {
  const declared = Inputs.safeParse(inputMetadata)
  return declared.success ? declared.data : inputNames.map((name) => ({ name, type: 'int64', shape: [] }))
}

function modelOf({ Tensor }: z.infer<typeof Onnx>, session: Session): EmbeddingModel {
  return {
    inputs: inputsOf(session),
    outputNames: session.outputNames,
    async run(inputs, output) {
      const feeds: Record<string, object> = {}
      for (const [name, { type, values, dims }] of Object.entries(inputs)) {
        feeds[name] = new Tensor(type, values, [...dims])
      }
      const outputs = await session.run(feeds, [output])
      return Output.parse(outputs[output])
    },
  }
}

const Described = z.record(z.string(), z.unknown())
const readJson = async (file: string) => Described.parse(JSON.parse(await readFile(file, 'utf8')))

/** Loads the packages that the operator installed. Throws a NewsroomError if one is missing. */
export async function loadEmbeddingRuntime(
  names: { onnx: string; tokenizers: string } = { onnx: RUNTIME, tokenizers: TOKENIZERS },
): Promise<EmbeddingRuntime> {
  const onnx = await load(RUNTIME, names.onnx, Onnx)
  const { Tokenizer } = await load(TOKENIZERS, names.tokenizers, Tokenizers)
  return {
    openModel: async (file) => modelOf(onnx, await onnx.InferenceSession.create(file)),
    openTokenizer: async (file, configuration) => {
      const settings = configuration === undefined ? {} : await readJson(configuration)
      const tokenizer = new Tokenizer(await readJson(file), settings)
      return (text, { hasSpecialTokens }) =>
        tokenizer.encode(text, { add_special_tokens: hasSpecialTokens }).ids
    },
  }
}
