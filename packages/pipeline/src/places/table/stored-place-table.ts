import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { PlaceTable, PlaceTableInput } from './place-table.ts'

/** The length of a digest in bytes. */
const DIGEST = 32

/**
 * Returns a digest of the data that a table is made from, and of V8's version, on which the format depends.
 */
function digestOf({
  exonyms,
  demonyms,
  placeWords,
  placeCues,
  regions,
  lowCountries,
}: PlaceTableInput): Buffer {
  const parts = [exonyms, demonyms, placeWords, placeCues, regions, lowCountries, process.versions.v8]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Returns the bytes of a table: the digest of its data, then the table as serialized by V8. */
export function serialisePlaceTable(table: PlaceTable, data: PlaceTableInput): Buffer {
  return Buffer.concat([digestOf(data), serialize(table)])
}

/**
 * Reads a table from the bytes of `serialisePlaceTable`; undefined if it was made from other data or by
 * another version of V8.
 */
export function deserialisePlaceTable(bytes: Buffer, data: PlaceTableInput): PlaceTable | undefined {
  if (!bytes.subarray(0, DIGEST).equals(digestOf(data))) return undefined
  return deserialize(bytes.subarray(DIGEST))
}
