import cities from '../../../../../content/places/cities.json'
import countries from '../../../../../content/places/countries.json'

/** The cities and countries that are known without asking anybody. */
export const knownPlaces = { cities, countries }
