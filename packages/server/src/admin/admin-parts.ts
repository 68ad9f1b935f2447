import { CATEGORIES } from '@plainwire/domain/category'
import type { Language } from '@plainwire/domain/language'
import { formatMoment } from '@plainwire/domain/time'
import { type Markup, make, type Piece } from '../api-docs/markup.ts'

/** A field of a form with its label and, under it, a note. */
export function field(label: string, attributes: Record<string, string>, note?: string): Markup {
  return make(
    'label',
    {},
    make('span', {}, label),
    make('input', { type: 'text', ...attributes }),
    ...(note === undefined ? [] : [make('small', {}, note)]),
  )
}

/** A box that is ticked or not. */
export function tick(label: string, attributes: Record<string, string>, isTicked = false): Markup {
  const checked: Record<string, string> = isTicked ? { checked: '' } : {}
  return make(
    'label',
    { class: 'tick' },
    make('input', { type: 'checkbox', ...attributes, ...checked }),
    ` ${label}`,
  )
}

/** One of several, by name. */
export function choice(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Markup {
  const written = options.map(([value, text]) =>
    make('option', value === chosen ? { value, selected: '' } : { value }, text),
  )
  return make('label', {}, make('span', {}, label), make('select', { name }, ...written))
}

/** The categories that a feed is about. */
export function categoryTicks(
  legend: string,
  names: Record<string, string>,
  chosen: readonly string[],
): Markup {
  const ticks = CATEGORIES.map((id) =>
    tick(names[id] ?? id, { name: 'category', value: id }, chosen.includes(id)),
  )
  return make('fieldset', {}, make('legend', {}, legend), ...ticks)
}

export function hidden(name: string, value: string): Markup {
  return make('input', { type: 'hidden', name, value })
}

export function link(href: string, text: string): Markup {
  return make('a', { href }, text)
}

export function note(...pieces: Piece[]): Markup {
  return make('p', { class: 'note' }, ...pieces)
}

export function part(title: string, ...pieces: Piece[]): Markup {
  return make('section', {}, make('h2', {}, title), ...pieces)
}

/** Facts as a list of names and values. */
export function facts(rows: readonly (readonly [name: string, value: Piece])[]): Markup {
  return make('dl', {}, ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))
}

export function list(items: readonly (readonly Piece[])[]): Markup {
  return make('ul', {}, ...items.map((pieces) => make('li', {}, ...pieces)))
}

/** A moment, in UTC. */
export function moment(at: Date, language: Language): Markup {
  return make('time', { datetime: at.toISOString() }, `${formatMoment(at, language, 'UTC')} UTC`)
}

/** A sentence of the newsroom's own code or of the log, which is in English. */
export function english(text: string): Markup {
  return make('span', { lang: 'en' }, text)
}
