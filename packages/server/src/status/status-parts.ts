import type { Language } from '@plainwire/domain/language'
import { type Markup, type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { formatDateTime } from '@plainwire/domain/time'
import { STATUS_TEXTS } from './status-texts.ts'

/** The time zone of all times on the status page. */
export const STATUS_TIME_ZONE = 'UTC'

/** The language of a status page, and the time at which it is made. */
export interface StatusPageContext {
  language: Language
  now: Date
}

/** Returns the texts of the status page in the language of a page. */
export const getStatusTexts = ({ language }: StatusPageContext) => STATUS_TEXTS[language]
/** Formats a number as usual in the language of a page. */
export const formatCount = (count: number, { language }: StatusPageContext) => count.toLocaleString(language)

/** Renders a date and time in the form '20 Nov, 12:00 UTC (5 minutes ago)', as a `time` element. */
export function renderTime(iso: string, { language, now }: StatusPageContext): Markup {
  const moment = new Date(iso)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000)
  const hours = Math.round(minutes / 60)
  const isLong = Math.abs(minutes) > 90
  const distance = isLong ? relative.format(hours, 'hour') : relative.format(minutes, 'minute')
  return markup`<time datetime="${iso}">${formatDateTime(moment, language, STATUS_TIME_ZONE)} ${STATUS_TIME_ZONE} (${distance})</time>`
}

/** Renders a section with a heading. */
export function renderSection(title: string, ...content: MarkupTemplateValue[]): Markup {
  return markup`<section><h2>${title}</h2>${content}</section>`
}

/** Renders a list of names with their counts. */
export function renderCountList(
  rows: readonly (readonly [name: string, count: number])[],
  page: StatusPageContext,
): Markup {
  const entries = rows.flatMap(([name, count]) => [
    markup`<dt>${name}</dt>`,
    markup`<dd>${formatCount(count, page)}</dd>`,
  ])
  return markup`<dl>${entries}</dl>`
}
