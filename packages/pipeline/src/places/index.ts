export { createGazetteer, type Gazetteer } from './gazetteer.ts'
export type { PlaceMention } from './resolve-places.ts'
export { buildPlaceTable, type PlaceTable } from './table/place-table.ts'
export { deserialisePlaceTable, serialisePlaceTable } from './table/stored-place-table.ts'
