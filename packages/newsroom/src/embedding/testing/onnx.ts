/**
 * Writes small models in ONNX form for tests: the few messages of onnx.proto that a graph of tables needs, in
 * the wire format of Protocol Buffers. Field numbers are those of
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto.
 */

/** Codes of TensorProto.DataType. */
export const FLOAT = 1
export const UINT8 = 2
export const INT8 = 3
export const INT64 = 7
export const FLOAT16 = 10

const IR_VERSION = 8
const OPSET = 13
/** Wire types of Protocol Buffers. */
const VARINT = 0
const LENGTH_DELIMITED = 2
/** Codes of AttributeProto.AttributeType. */
const INT_ATTRIBUTE = 2
const INTS_ATTRIBUTE = 7

function varint(value: number | bigint): Buffer {
  const bytes: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  do {
    const more = left > 0x7fn ? 0x80 : 0
    bytes.push(Number(left & 0x7fn) | more)
    left >>= 7n
  } while (left > 0n)
  return Buffer.from(bytes)
}

const int = (field: number, value: number) => Buffer.concat([varint((field << 3) | VARINT), varint(value)])
const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([varint((field << 3) | LENGTH_DELIMITED), varint(value.length), value])
const text = (field: number, value: string) => bytes(field, Buffer.from(value))
const message = (field: number, ...parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts))

/** A constant of a graph. */
export interface Constant {
  name: string
  type: number
  dims: readonly number[]
  values: readonly number[]
}

/** An operation of a graph. Attributes are integers, or lists of them. */
export interface Step {
  op: string
  inputs: readonly string[]
  output: string
  attributes?: Readonly<Record<string, number | readonly number[]>>
}

/** An input or output of a graph. A dimension with a name instead of a number may differ in each run. */
export interface Port {
  name: string
  type: number
  dims: readonly (number | string)[]
}

export interface OnnxGraph {
  inputs: readonly Port[]
  outputs: readonly Port[]
  constants: readonly Constant[]
  steps: readonly Step[]
}

/**
 * Returns the bits of a number as a 16-bit float. The number must be exactly representable and within the
 * normal range.
 */
function halfBits(value: number): number {
  if (value === 0) return 0
  const exponent = Math.floor(Math.log2(Math.abs(value)))
  const fraction = (Math.abs(value) / 2 ** exponent - 1) * 1024
  return (value < 0 ? 0x8000 : 0) | ((exponent + 15) << 10) | fraction
}

const RAW = new Map<number, (values: readonly number[]) => ArrayBufferView>([
  [FLOAT, (values) => Float32Array.from(values)],
  [FLOAT16, (values) => Uint16Array.from(values, halfBits)],
  [INT64, (values) => BigInt64Array.from(values, BigInt)],
  [UINT8, (values) => Uint8Array.from(values)],
  [INT8, (values) => Int8Array.from(values)],
])

function rawData({ type, values }: Constant): Buffer {
  const view = RAW.get(type)?.(values)
  if (!view) throw new RangeError(`no constants of type ${type}`)
  return Buffer.from(view.buffer)
}

/** Encodes a TensorProto. Field numbers: dims 1, data_type 2, name 8, raw_data 9. */
const tensor = (constant: Constant) =>
  Buffer.concat([
    ...constant.dims.map((side) => int(1, side)),
    int(2, constant.type),
    text(8, constant.name),
    bytes(9, rawData(constant)),
  ])

/** Encodes an AttributeProto as field 5 of a node. Field numbers: name 1, i 3, ints 8, type 20. */
const attribute = ([name, value]: [string, number | readonly number[]]) =>
  typeof value === 'number'
    ? message(5, text(1, name), int(3, value), int(20, INT_ATTRIBUTE))
    : message(5, text(1, name), ...value.map((each) => int(8, each)), int(20, INTS_ATTRIBUTE))

/** Encodes a NodeProto. Field numbers: input 1, output 2, op_type 4, attribute 5. */
const node = ({ op, inputs, output, attributes = {} }: Step) =>
  Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, op),
    ...Object.entries(attributes).map(attribute),
  ])

/**
 * Encodes a ValueInfoProto. Field numbers: name 1, type 2; in the type tensor_type 1; in that elem_type 1,
 * shape 2; in the shape dim 1; in a dim dim_value 1, dim_param 2.
 */
function port({ name, type, dims }: Port): Buffer {
  const sides = dims.map((side) => message(1, typeof side === 'number' ? int(1, side) : text(2, side)))
  return Buffer.concat([text(1, name), message(2, message(1, int(1, type), message(2, ...sides)))])
}

/** Encodes a model. Field numbers of ModelProto: ir_version 1, graph 7, opset_import 8. */
export function buildOnnxModel({ inputs, outputs, constants, steps }: OnnxGraph): Buffer {
  const graph = [
    ...steps.map((step) => message(1, node(step))),
    text(2, 'test'),
    ...constants.map((constant) => message(5, tensor(constant))),
    ...inputs.map((input) => message(11, port(input))),
    ...outputs.map((output) => message(12, port(output))),
  ]
  return Buffer.concat([int(1, IR_VERSION), message(7, ...graph), message(8, text(1, ''), int(2, OPSET))])
}
