import { type Markup } from '@plainwire/domain/markup'
import { textOf } from '../admin-form.ts'
import { field } from '../admin-parts.ts'

const MAX_ADDRESS = 2_000

/** An address of the web as it is written in full; undefined for anything else. */
export function webAddress(text: string): string | undefined {
  const url = text.length <= MAX_ADDRESS ? URL.parse(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** A field for a language's two letters. */
export function languageField(label: string, value: string): Markup {
  return field(label, { name: 'language', value, maxlength: '2', pattern: '[a-z]{2}' })
}

/** The language of a form: undefined where none is given, 'wrong' where it is none. */
export function readLanguage(fields: FormData): string | undefined | 'wrong' {
  const text = textOf(fields, 'language')
  if (text === '') return undefined
  return /^[a-z]{2}$/.test(text) ? text : 'wrong'
}
