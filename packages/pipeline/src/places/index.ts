export { createGazetteer, type Gazetteer } from './gazetteer.ts'
export type { Mention } from './resolve-places.ts'
export { type PlaceTable, placeTable } from './table/place-table.ts'
export { readPlaceTable, storedPlaceTable } from './table/stored-place-table.ts'
