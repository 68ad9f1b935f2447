type Value = string | number | { [name: string]: Value } | { list: Value[] } | { double: number }

const TYPES = { string: 2, double: 3, uint16: 5, map: 7, array: 11 }

function control(type: number, size: number): Buffer {
  // Types above seven are stored in a separate byte.
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(TYPES.string, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(2)
    bytes.writeUInt16BE(value)
    return Buffer.concat([control(TYPES.uint16, bytes.length), bytes])
  }
  if ('double' in value && typeof value.double === 'number') {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(value.double)
    return Buffer.concat([control(TYPES.double, bytes.length), bytes])
  }
  if ('list' in value && Array.isArray(value.list)) {
    return Buffer.concat([control(TYPES.array, value.list.length), ...value.list.map(encoded)])
  }
  const entries = Object.entries(value as { [name: string]: Value })
  return Buffer.concat([
    control(TYPES.map, entries.length),
    ...entries.flatMap(([name, item]) => [encoded(name), encoded(item)]),
  ])
}

const RECORD_BYTES = 3
const SEPARATOR = Buffer.alloc(16)

/** A file in MaxMind's format with one record, for the first 24 bits of an address; for tests. */
export function buildMmdb(network: string, record: { [name: string]: Value }): Buffer {
  const bits = network
    .split('.')
    .slice(0, 3)
    .flatMap((part) => Number(part).toString(2).padStart(8, '0').split(''))
  const nodes = bits.map((bit, index) => {
    const next = index === bits.length - 1 ? bits.length + SEPARATOR.length : index + 1
    const node = Buffer.alloc(2 * RECORD_BYTES)
    node.writeUIntBE(bit === '0' ? next : bits.length, 0, RECORD_BYTES)
    node.writeUIntBE(bit === '1' ? next : bits.length, RECORD_BYTES, RECORD_BYTES)
    return node
  })
  const metadata = encoded({
    node_count: bits.length,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: { list: ['en'] },
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: 'Test' },
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([...nodes, SEPARATOR, encoded(record), marker, metadata])
}
