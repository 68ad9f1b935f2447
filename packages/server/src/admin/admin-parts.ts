import { CATEGORIES } from '@plainwire/domain/category'
import type { Language } from '@plainwire/domain/language'
import { type Markup, type MarkupTemplateValue, markup, renderAttributes } from '@plainwire/domain/markup'
import { formatDateTime } from '@plainwire/domain/time'

/** Renders a text field of a form, with its label and an optional note below. */
export function renderTextField(label: string, values: Record<string, string>, note?: string): Markup {
  return markup`<label><span>${label}</span><input${renderAttributes({ type: 'text', ...values })}>${note === undefined ? undefined : markup`<small>${note}</small>`}</label>`
}

/** Renders a check box with its label. */
export function renderCheckBox(label: string, values: Record<string, string>, isTicked = false): Markup {
  const checked: Record<string, string> = isTicked ? { checked: '' } : {}
  return markup`<label class="tick"><input type="checkbox"${renderAttributes({ ...values, ...checked })}> ${label}</label>`
}

/** Renders a select field with its options, each a value and its text. */
export function renderSelectField(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Markup {
  const written = options.map(
    ([value, text]) =>
      markup`<option${renderAttributes(value === chosen ? { value, selected: '' } : { value })}>${text}</option>`,
  )
  return markup`<label><span>${label}</span><select name="${name}">${written}</select></label>`
}

/** Renders check boxes for the categories of a feed. */
export function renderCategoryCheckboxes(
  legend: string,
  names: Record<string, string>,
  chosen: readonly string[],
): Markup {
  const ticks = CATEGORIES.map((id) =>
    renderCheckBox(names[id] ?? id, { name: 'category', value: id }, chosen.includes(id)),
  )
  return markup`<fieldset><legend>${legend}</legend>${ticks}</fieldset>`
}

export function renderHiddenField(name: string, value: string): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">`
}

export function renderLink(href: string, text: string): Markup {
  return markup`<a href="${href}">${text}</a>`
}

export function renderNote(...pieces: MarkupTemplateValue[]): Markup {
  return markup`<p class="note">${pieces}</p>`
}

export function renderSection(title: string, ...pieces: MarkupTemplateValue[]): Markup {
  return markup`<section><h2>${title}</h2>${pieces}</section>`
}

/** Renders a list of names and values. */
export function renderDescriptionList(
  rows: readonly (readonly [name: string, value: MarkupTemplateValue])[],
): Markup {
  return markup`<dl>${rows.flatMap(([name, value]) => [markup`<dt>${name}</dt>`, markup`<dd>${value}</dd>`])}</dl>`
}

export function renderList(items: readonly (readonly MarkupTemplateValue[])[]): Markup {
  return markup`<ul>${items.map((pieces) => markup`<li>${pieces}</li>`)}</ul>`
}

/** Renders a date and time in UTC, as a `time` element. */
export function renderTimestamp(at: Date, language: Language): Markup {
  return markup`<time datetime="${at.toISOString()}">${formatDateTime(at, language, 'UTC')} UTC</time>`
}

/** Renders a text that is always in English, such as an error message, and marks its language. */
export function renderEnglishText(text: string): Markup {
  return markup`<span lang="en">${text}</span>`
}
