import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { PlaceData, PlaceTable } from './place-table.ts'

/** Length of a digest, in bytes. */
const DIGEST = 32

/** Changes with the data that a table is made from, and with the form in which V8 writes values. */
function digestOf({ exonyms, demonyms, placeWords, placeCues, regions, lowCountries }: PlaceData): Buffer {
  const parts = [exonyms, demonyms, placeWords, placeCues, regions, lowCountries, process.versions.v8]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** The bytes of a table: a digest of what it was made from, then the table as V8 writes it. */
export function storedPlaceTable(table: PlaceTable, data: PlaceData): Buffer {
  return Buffer.concat([digestOf(data), serialize(table)])
}

/** Reads a table from the bytes of `storedPlaceTable`; undefined if it was made from other data or by another V8. */
export function readPlaceTable(bytes: Buffer, data: PlaceData): PlaceTable | undefined {
  if (!bytes.subarray(0, DIGEST).equals(digestOf(data))) return undefined
  return deserialize(bytes.subarray(DIGEST))
}
