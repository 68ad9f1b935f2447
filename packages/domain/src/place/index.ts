export {
  COORDINATE_DECIMALS,
  choosePlaceDetectionStep,
  computePlaceRequestWaitMs,
  DEFAULT_PLACE,
  DETECTION_FAILURE_FALLBACK,
  type DetectedPlace,
  GEOLOCATION_OPTIONS,
  IP_ACCURACY_KM,
  isCachedPlaceValid,
  isPlaceAccuracySufficient,
  MAX_POSITION_INACCURACY_KM,
  MIN_PLACE_REQUEST_GAP_MS,
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
export { type Country, findCountryByName, formatPlaceName } from './country.ts'
export { computeDistanceKm, EARTH_RADIUS_KM } from './distance.ts'
export { findNearestCity, findNearestCountry, MAX_FALLBACK_CITY_KM, MAX_NEAREST_CITY_KM } from './nearest.ts'
