export {
  COORDINATE_DECIMALS,
  choosePlaceDetectionStep,
  computePlaceRequestWaitMs,
  DEFAULT_PLACE,
  DETECTION_FAILURE_PLACE,
  type DetectedPlace,
  GEOLOCATION_OPTIONS,
  IP_ACCURACY_KM,
  isCachedPlaceValid,
  isPlaceAccuracySufficient,
  MAX_DETECTED_PLACE_AGE_MS,
  MAX_POSITION_INACCURACY_KM,
  MIN_PLACE_REQUEST_GAP_MS,
  type PlaceDetectionState,
  type PlaceDetectionStep,
  type PlaceSource,
} from './acquisition.ts'
export {
  findMatchingCities,
  findPopularCities,
  MAX_CITY_RESULTS,
  MIN_CITY_QUERY_LENGTH,
  needsFullCityList,
} from './city-search.ts'
export { findWorldRegion, type WorldRegion } from './coarse-place.ts'
export { type Country, findCountryByName, formatPlaceName } from './country.ts'
export { computeDistanceKm, EARTH_RADIUS_KM } from './distance.ts'
export { findNearestCity, findNearestCountry, MAX_FALLBACK_CITY_KM, MAX_NEAREST_CITY_KM } from './nearest.ts'
