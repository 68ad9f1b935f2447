import { languageCodes } from '../languages/index.ts'

const LETTERS = 26

/** A country's name in one of the supported languages. */
export interface CountryName {
  name: string
  /** ISO 3166-1 alpha-2 code. */
  code: string
}

/**
 * Whether a code is the current one of a country, unlike 'SU', the code of a former country, and 'UK', an
 * alias of 'GB'.
 */
function isCurrent(code: string): boolean {
  return (
    new Intl.Locale(`und-${code}`).region === code &&
    !['ZZ', 'EU', 'UN', 'EZ', 'QO', 'XA', 'XB'].includes(code)
  )
}

/** Returns the names of every country in all supported languages. */
export function listCountryNames(): CountryName[] {
  const codes = Array.from({ length: LETTERS * LETTERS }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / LETTERS), 65 + (at % LETTERS)),
  ).filter(isCurrent)
  return languageCodes.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => {
      const name = names.of(code)
      return name ? [{ name, code }] : []
    })
  })
}
