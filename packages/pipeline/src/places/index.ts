export { createGazetteer, type Gazetteer } from './gazetteer.ts'
export { type PlaceTable, placeTable } from './place-table.ts'
export type { Mention } from './resolve-places.ts'
export { readPlaceTable, storedPlaceTable } from './stored-place-table.ts'
