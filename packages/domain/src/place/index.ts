export { distanceKm, EARTH_RADIUS_KM } from './distance.ts'
