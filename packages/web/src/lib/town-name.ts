import type { Language } from '@plainwire/domain/language'
import dutchNames from '../../../../content/places/dutch-names.json'

const DUTCH: Readonly<Record<string, string>> = dutchNames

/** What a town is called in the reader's language: The Hague is Den Haag in Dutch. As it is known where no other name is. */
export function townName<Town extends string | undefined>(
  town: Town,
  countryCode: string | undefined,
  language: Language,
): Town | string {
  return (language === 'nl' && DUTCH[`${countryCode} ${town}`]) || town
}
