export {
  type DetectedPlace,
  FAILED_PLACE,
  GEOLOCATION_OPTIONS,
  IP_ACCURACY_KM,
  isAccurate,
  isCacheValid,
  MAX_ACCURACY_KM,
  nextPlaceStep,
  PLACE_CACHE_MS,
  PLACE_GAP_MS,
  type PlaceSearch,
  type PlaceSource,
  type PlaceStep,
  POINT_DECIMALS,
  placeWaitMs,
  UNDETECTED_PLACE,
} from './acquisition.ts'
export {
  MAX_CITIES_FOUND,
  MIN_CITY_QUERY,
  matchingCities,
  needsAllCities,
  popularMatches,
} from './city-search.ts'
export { type WorldPart, worldPart } from './coarse-place.ts'
export { type Country, countryNamed, placeDisplayName } from './country.ts'
export { distanceKm, EARTH_RADIUS_KM } from './distance.ts'
export { FAR_CITY_KM, NEAREST_CITY_KM, nearestCity, nearestCountry } from './nearest.ts'
