export {
  COORDINATE_DECIMALS,
  computePlaceRequestWaitMs,
  DEFAULT_PLACE,
  DETECTION_FAILURE_PLACE,
  type DetectedPlace,
  GEOLOCATION_OPTIONS,
  IP_ACCURACY_KM,
  isCachedPlaceValid,
  isPlaceAccurate,
  MAX_POSITION_INACCURACY_KM,
  MIN_PLACE_REQUEST_GAP_MS,
  nextPlaceDetectionStep,
  PLACE_CACHE_MS,
  type PlaceDetectionState,
  type PlaceDetectionStep,
  type PlaceSource,
} from './acquisition.ts'
export {
  findMatchingCities,
  findPopularCities,
  MAX_CITIES_FOUND,
  MIN_CITY_QUERY_LENGTH,
  needsAllCities,
} from './city-search.ts'
export { findWorldRegion, type WorldRegion } from './coarse-place.ts'
export { type Country, findCountryByName, placeDisplayName } from './country.ts'
export { distanceKm, EARTH_RADIUS_KM } from './distance.ts'
export { MAX_FALLBACK_CITY_KM, MAX_NEAREST_CITY_KM, nearestCity, nearestCountry } from './nearest.ts'
