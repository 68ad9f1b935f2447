import cities from '../../../../../content/places/cities.json'
import countries from '../../../../../content/places/countries.json'

/** The cities and countries that are built into the application. */
export const bundledPlaces = { cities, countries }
