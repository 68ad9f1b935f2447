import cities from '../../../../../content/places/cities.json'
import countries from '../../../../../content/places/countries.json'

/** The built-in cities and countries. */
export const knownPlaces = { cities, countries }
