import { describe, expect, test } from 'vitest'
import type { ModelInput } from './embedding-runtime.ts'
import { buildInputTensors, expectsTextOffsets, findUnsupportedModelInput } from './model-inputs.ts'

const RULES = { padId: 9, firstPosition: 2 }
const TEXTS = [[11, 12, 13], [21]]
const input = (name: string, type = 'int64', shape: ModelInput['shape'] = []): ModelInput => ({
  name,
  type,
  shape,
})
const tensor = (one: ModelInput, texts: readonly number[][] = TEXTS) =>
  buildInputTensors([one], texts, RULES)[one.name]
const int64 = (values: number[], dims: number[]) => ({
  type: 'int64',
  values: BigInt64Array.from(values, BigInt),
  dims,
})

describe('a model that takes a row per text', () => {
  test.each([
    ['input_ids', [11, 12, 13, 21, 9, 9]],
    ['attention_mask', [1, 1, 1, 1, 0, 0]],
    ['token_type_ids', [0, 0, 0, 0, 0, 0]],
    ['position_ids', [2, 3, 4, 2, 3, 4]],
  ])('gets %s for all texts, padded to the longest', (name, values) => {
    expect(tensor(input(name))).toEqual(int64(values, [2, 3]))
  })

  test('gets the integers that it declares', () => {
    const ids = { type: 'int32', values: Int32Array.of(11, 12, 13, 21, 9, 9), dims: [2, 3] }
    expect(tensor(input('input_ids', 'int32'))).toEqual(ids)
  })

  test('gets one padded column for texts without tokens', () => {
    expect(tensor(input('input_ids'), [[], []])).toEqual(int64([9, 9], [2, 1]))
    expect(tensor(input('attention_mask'), [[], []])).toEqual(int64([0, 0], [2, 1]))
  })
})

describe('a model that takes all texts in one row', () => {
  const inputs = [input('input_ids'), input('offsets')]

  test('gets the tokens without padding and the offset of each text', () => {
    expect(buildInputTensors(inputs, [[11, 12, 13], [], [21], [31, 32]], RULES)).toEqual({
      input_ids: int64([11, 12, 13, 21, 31, 32], [6]),
      offsets: int64([0, 3, 3, 4], [4]),
    })
  })

  test('is recognised by its offsets', () => {
    expect(expectsTextOffsets(inputs)).toBe(true)
    expect(expectsTextOffsets([input('input_ids'), input('attention_mask')])).toBe(false)
    expect(expectsTextOffsets([])).toBe(false)
  })
})

test('a cache is passed empty, for as many texts, in its own type', () => {
  const shape = ['batch', 8, 'past', 64, -1]
  const dims = [2, 8, 0, 64, 0]
  expect(tensor(input('past_key_values.0.key', 'float32', shape))).toEqual({
    type: 'float32',
    values: new Float32Array(0),
    dims,
  })
  expect(tensor(input('past_key_values.0.value', 'float16', shape))).toEqual({
    type: 'float16',
    values: new Uint16Array(0),
    dims,
  })
})

test('every input that is declared is passed, and no other', () => {
  const names = ['input_ids', 'attention_mask', 'past_key_values.1.key']
  const tensors = buildInputTensors(
    names.map((name) => input(name)),
    TEXTS,
    RULES,
  )
  expect(Object.keys(tensors)).toEqual(names)
})

test.each([['pixel_values'], ['past_key_values'], ['my_past_key_values.0'], ['toString'], ['constructor']])(
  'the input %s is not supported',
  (name) => {
    expect(findUnsupportedModelInput([input('input_ids'), input(name), input('also_unknown')])).toBe(name)
  },
)

test('all inputs of usual models are supported', () => {
  const names = [
    'input_ids',
    'attention_mask',
    'token_type_ids',
    'position_ids',
    'offsets',
    'past_key_values.0.key',
  ]
  expect(findUnsupportedModelInput(names.map((name) => input(name)))).toBeUndefined()
  expect(findUnsupportedModelInput([])).toBeUndefined()
})
