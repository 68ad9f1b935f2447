import { CATEGORIES } from '@plainwire/domain/category'
import type { Language } from '@plainwire/domain/language'
import { attributes, type Insert, type Markup, markup } from '@plainwire/domain/markup'
import { formatMoment } from '@plainwire/domain/time'

/** A form field with its label and an optional note below. */
export function field(label: string, values: Record<string, string>, note?: string): Markup {
  return markup`<label><span>${label}</span><input${attributes({ type: 'text', ...values })}>${note === undefined ? undefined : markup`<small>${note}</small>`}</label>`
}

/** A check box. */
export function tick(label: string, values: Record<string, string>, isTicked = false): Markup {
  const checked: Record<string, string> = isTicked ? { checked: '' } : {}
  return markup`<label class="tick"><input type="checkbox"${attributes({ ...values, ...checked })}> ${label}</label>`
}

/** A select field: one of several options, by name. */
export function choice(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Markup {
  const written = options.map(
    ([value, text]) =>
      markup`<option${attributes(value === chosen ? { value, selected: '' } : { value })}>${text}</option>`,
  )
  return markup`<label><span>${label}</span><select name="${name}">${written}</select></label>`
}

/** Check boxes for the categories of a feed. */
export function categoryTicks(
  legend: string,
  names: Record<string, string>,
  chosen: readonly string[],
): Markup {
  const ticks = CATEGORIES.map((id) =>
    tick(names[id] ?? id, { name: 'category', value: id }, chosen.includes(id)),
  )
  return markup`<fieldset><legend>${legend}</legend>${ticks}</fieldset>`
}

export function hidden(name: string, value: string): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">`
}

export function link(href: string, text: string): Markup {
  return markup`<a href="${href}">${text}</a>`
}

export function note(...pieces: Insert[]): Markup {
  return markup`<p class="note">${pieces}</p>`
}

export function part(title: string, ...pieces: Insert[]): Markup {
  return markup`<section><h2>${title}</h2>${pieces}</section>`
}

/** A list of names and values. */
export function facts(rows: readonly (readonly [name: string, value: Insert])[]): Markup {
  return markup`<dl>${rows.flatMap(([name, value]) => [markup`<dt>${name}</dt>`, markup`<dd>${value}</dd>`])}</dl>`
}

export function list(items: readonly (readonly Insert[])[]): Markup {
  return markup`<ul>${items.map((pieces) => markup`<li>${pieces}</li>`)}</ul>`
}

/** A moment in UTC. */
export function moment(at: Date, language: Language): Markup {
  return markup`<time datetime="${at.toISOString()}">${formatMoment(at, language, 'UTC')} UTC</time>`
}

/** A sentence from the newsroom's code or the log, which is in English. */
export function english(text: string): Markup {
  return markup`<span lang="en">${text}</span>`
}
