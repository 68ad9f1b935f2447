import { PlaceHint } from '@plainwire/domain/feed'
import type { Markup } from '@plainwire/domain/markup'
import { readTextField } from '../admin-form.ts'
import { renderTextField } from '../admin-parts.ts'
import type { AdminPageRequest } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'

const MAX_ADDRESS = 2_000

/**
 * Normalises an http or https URL; undefined for anything else, for a URL of more than 2,000 characters and for
 * one with a user name or password.
 */
export function normaliseWebAddress(text: string): string | undefined {
  const url = text.length <= MAX_ADDRESS ? URL.parse(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** Renders a text field for the two-letter code of a language. */
export function renderLanguageField(label: string, value: string): Markup {
  return renderTextField(label, { name: 'language', value, maxlength: '2', pattern: '[a-z]{2}' })
}

/** Returns the language in a form: undefined if empty, 'wrong' if invalid. */
export function readLanguageField(fields: FormData): string | undefined | 'wrong' {
  const text = readTextField(fields, 'language')
  if (text === '') return undefined
  return /^[a-z]{2}$/.test(text) ? text : 'wrong'
}

/** Renders fields for the country and the town of a feed's newsroom. */
export function renderPlaceFields(language: AdminPageRequest['language'], place: PlaceHint = {}): Markup[] {
  const texts = SECTION_TEXTS[language]
  const { country = '', city = '' } = place
  return [
    renderTextField(
      texts.country,
      { name: 'country', value: country, maxlength: '2', pattern: '[A-Za-z]{2}' },
      texts.placeNote,
    ),
    renderTextField(texts.city, { name: 'city', value: city, maxlength: '100' }, texts.placeNote),
  ]
}

/**
 * Returns the country and town in a form, leaving out a field that is empty; 'wrong' if one of them is invalid.
 */
export function readPlaceFields(fields: FormData): PlaceHint | 'wrong' {
  const country = readTextField(fields, 'country').toUpperCase()
  const city = readTextField(fields, 'city')
  const hint = PlaceHint.safeParse({ ...(country !== '' && { country }), ...(city !== '' && { city }) })
  return hint.success ? hint.data : 'wrong'
}
