import {
  buildOnnxModel,
  type Constant,
  FLOAT,
  FLOAT16,
  INT8,
  INT64,
  type Port,
  type Step,
  UINT8,
} from './onnx.ts'

/** The vocabulary of the test models, by id. Other words are [UNK]. */
export const VOCABULARY = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'bank', 'rates', 'goal', 'cup'] as const
/** The number of components of a vector. */
const SIZE = 3
/** The vector of each word of the vocabulary. */
export const WORD_VECTORS: Readonly<Record<string, readonly number[]>> = {
  '[PAD]': [0, 0, 8],
  '[UNK]': [0, 0, 1],
  '[CLS]': [1, 1, 0],
  '[SEP]': [0, -1, 0.5],
  bank: [2, 0, 0],
  rates: [1, 0, -1],
  goal: [0, 2, 0],
  cup: [0, 1, 1],
}

const perToken = (name: string): Port => ({ name, type: INT64, dims: ['batch', 'tokens'] })
const table = (name: string, rows: readonly (readonly number[])[], type = FLOAT): Constant => ({
  name,
  type,
  dims: [rows.length, SIZE],
  values: rows.flat(),
})
const words = (type = FLOAT) =>
  table(
    'words',
    VOCABULARY.map((word) => WORD_VECTORS[word] ?? []),
    type,
  )
const lookUp = (of: string, by: string, output: string): Step => ({ op: 'Gather', inputs: [of, by], output })
const tokenOutput = (name = 'last_hidden_state', type = FLOAT): Port => ({
  name,
  type,
  dims: ['batch', 'tokens', SIZE],
})
const textOutput = (name: string, type = FLOAT): Port => ({ name, type, dims: ['batch', SIZE] })

/** A model that returns the vector of each token's word. */
function tokenModel(type = FLOAT): Buffer {
  return buildOnnxModel({
    inputs: [perToken('input_ids'), perToken('attention_mask')],
    outputs: [tokenOutput('last_hidden_state', type)],
    constants: [words(type)],
    steps: [lookUp('words', 'input_ids', 'last_hidden_state')],
  })
}

/** A model that returns the vector of each token's word plus a row of another table, chosen by an input. */
function addingModel(input: 'token_type_ids' | 'position_ids', rows: readonly (readonly number[])[]): Buffer {
  return buildOnnxModel({
    inputs: [perToken('input_ids'), perToken('attention_mask'), perToken(input)],
    outputs: [tokenOutput()],
    constants: [words(), table('others', rows)],
    steps: [
      lookUp('words', 'input_ids', 'word'),
      lookUp('others', input, 'other'),
      { op: 'Add', inputs: ['word', 'other'], output: 'last_hidden_state' },
    ],
  })
}

/**
 * A model with two outputs: the vectors of a text's tokens, and the maximum of each component of these vectors.
 */
function pooledModel(): Buffer {
  return buildOnnxModel({
    inputs: [perToken('input_ids')],
    outputs: [tokenOutput(), textOutput('sentence_embedding')],
    constants: [words()],
    steps: [
      lookUp('words', 'input_ids', 'last_hidden_state'),
      {
        op: 'ReduceMax',
        inputs: ['last_hidden_state'],
        output: 'sentence_embedding',
        attributes: { axes: [1], keepdims: 0 },
      },
    ],
  })
}

/** A model that returns the maximum of each component as a byte, in steps of a quarter. */
function quantisedModel(type: typeof INT8 | typeof UINT8): Buffer {
  return buildOnnxModel({
    inputs: [perToken('input_ids')],
    outputs: [textOutput('sentence_embedding_quantized', type)],
    constants: [
      words(),
      { name: 'scale', type: FLOAT, dims: [], values: [0.25] },
      { name: 'zero', type, dims: [], values: [type === UINT8 ? 128 : 0] },
    ],
    steps: [
      lookUp('words', 'input_ids', 'word'),
      { op: 'ReduceMax', inputs: ['word'], output: 'most', attributes: { axes: [1], keepdims: 0 } },
      {
        op: 'QuantizeLinear',
        inputs: ['most', 'scale', 'zero'],
        output: 'sentence_embedding_quantized',
      },
    ],
  })
}

/**
 * A model that accepts all texts in one row of ids with the offset at which each text begins, like EmbeddingBag
 * as exported by model2vec. It returns the sum of the vectors of each text's tokens: those from the text's
 * offset up to the next one.
 */
function offsetsModel(): Buffer {
  const constant = (
    name: string,
    type: number,
    dims: readonly number[],
    values: readonly number[],
  ): Constant => ({
    name,
    type,
    dims,
    values,
  })
  return buildOnnxModel({
    inputs: [
      { name: 'input_ids', type: INT64, dims: ['tokens'] },
      { name: 'offsets', type: INT64, dims: ['batch'] },
    ],
    outputs: [textOutput('embeddings')],
    constants: [
      words(),
      constant('zero', INT64, [], [0]),
      constant('one', INT64, [], [1]),
      constant('first', INT64, [1], [0]),
      constant('second', INT64, [1], [1]),
      constant('end', INT64, [1], [1_000]),
    ],
    steps: [
      lookUp('words', 'input_ids', 'word'),
      { op: 'Shape', inputs: ['input_ids'], output: 'shape' },
      { op: 'Squeeze', inputs: ['shape', 'first'], output: 'length' },
      { op: 'Range', inputs: ['zero', 'length', 'one'], output: 'places' },
      { op: 'Unsqueeze', inputs: ['places', 'first'], output: 'row' },
      { op: 'Slice', inputs: ['offsets', 'second', 'end'], output: 'later' },
      { op: 'Concat', inputs: ['later', 'end'], output: 'ends', attributes: { axis: 0 } },
      { op: 'Unsqueeze', inputs: ['offsets', 'second'], output: 'from' },
      { op: 'Unsqueeze', inputs: ['ends', 'second'], output: 'to' },
      { op: 'GreaterOrEqual', inputs: ['row', 'from'], output: 'begun' },
      { op: 'Less', inputs: ['row', 'to'], output: 'open' },
      { op: 'And', inputs: ['begun', 'open'], output: 'inside' },
      { op: 'Cast', inputs: ['inside'], output: 'share', attributes: { to: FLOAT } },
      { op: 'MatMul', inputs: ['share', 'word'], output: 'embeddings' },
    ],
  })
}

/** The test models, by their special property. */
export const testModels = {
  tokens: () => tokenModel(),
  halfFloats: () => tokenModel(FLOAT16),
  tokenTypes: () =>
    addingModel('token_type_ids', [
      [0, 0, 4],
      [9, 9, 9],
    ]),
  positions: () =>
    addingModel(
      'position_ids',
      Array.from({ length: 16 }, (_, at) => [0, 0, at]),
    ),
  pooled: pooledModel,
  signedBytes: () => quantisedModel(INT8),
  unsignedBytes: () => quantisedModel(UINT8),
  offsets: offsetsModel,
}
