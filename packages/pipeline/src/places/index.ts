export { createGazetteer, type Gazetteer } from './gazetteer.ts'
export type { Mention } from './resolve-places.ts'
