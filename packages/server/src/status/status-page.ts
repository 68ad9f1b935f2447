import type { FeedStatus, SiteStatus } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { formatMoment } from '@plainwire/domain/time'
import { type Markup, make, type Piece, writtenMarkup } from '../api-docs/markup.ts'
import { STATUS_TEXTS } from './status-texts.ts'

export const STATUS_STYLE_PATH = '/status.css'
const ZONE = 'UTC'

interface Page {
  language: Language
  now: Date
}

const textsOf = ({ language }: Page) => STATUS_TEXTS[language]
const written = (count: number, { language }: Page) => count.toLocaleString(language)

/** A moment as '20 Nov, 12:00 UTC (5 minutes ago)'. */
function time(iso: string, { language, now }: Page): Markup {
  const moment = new Date(iso)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000)
  const hours = Math.round(minutes / 60)
  const isLong = Math.abs(minutes) > 90
  const distance = isLong ? relative.format(hours, 'hour') : relative.format(minutes, 'minute')
  return make('time', { datetime: iso }, `${formatMoment(moment, language, ZONE)} ${ZONE} (${distance})`)
}

function section(title: string, ...content: Piece[]): Markup {
  return make('section', {}, make('h2', {}, title), ...content)
}

function figures(rows: readonly (readonly [name: string, count: number])[], page: Page): Markup {
  const entries = rows.flatMap(([name, count]) => [
    make('dt', {}, name),
    make('dd', {}, written(count, page)),
  ])
  return make('dl', {}, ...entries)
}

function editionPart({ edition, state }: SiteStatus, page: Page): Markup[] {
  if (!edition) return []
  const texts = textsOf(page)
  const isComing = Date.parse(edition.next_at) > page.now.getTime()
  const next = isComing ? [`${texts.next} `, time(edition.next_at, page), '.'] : [texts.due]
  const published = texts.published(String(edition.number), written(edition.stories, page))
  return [
    section(
      texts.edition,
      make('p', {}, `${published} `, time(edition.published_at, page), '.'),
      ...(state === 'ok' ? [make('p', {}, ...next)] : []),
      ...(edition.content === 'sample' ? [make('p', { class: 'note' }, texts.sample)] : []),
    ),
  ]
}

function feedLine(feed: FeedStatus, page: Page): Markup {
  const texts = textsOf(page)
  const { name, url, state, problem, failures, last_success_at: last, next_check_at: next } = feed
  const read = last === null ? [texts.neverRead] : [`${texts.lastRead} `, time(last, page)]
  const failed = failures > 0 ? [`; ${texts.failures(written(failures, page))}`] : []
  const again = next === null || state === 'ok' ? [] : [`; ${texts.nextVisit} `, time(next, page)]
  return make(
    'li',
    { class: state },
    make('p', {}, make('strong', {}, name), ` – ${texts.feedStates[state]}`),
    ...(problem ? [make('p', {}, texts.problems[problem])] : []),
    make('p', { class: 'note' }, make('a', { href: url, rel: 'noreferrer' }, url)),
    make('p', { class: 'note' }, ...read, ...failed, ...again),
  )
}

function feedsPart({ feeds }: SiteStatus, page: Page): Markup {
  const texts = textsOf(page)
  if (feeds.length === 0) return section(texts.feeds, make('p', {}, texts.noFeeds))
  const isWell = ({ state, problem }: FeedStatus) => state === 'ok' && problem === null
  const [well, others] = [feeds.filter(isWell), feeds.filter((feed) => !isWell(feed))]
  const states = (['ok', 'failing', 'gone', 'waiting'] as const).map(
    (state) => [texts.feedStates[state], feeds.filter((feed) => feed.state === state).length] as const,
  )
  const list = (some: readonly FeedStatus[]) => make('ul', {}, ...some.map((feed) => feedLine(feed, page)))
  const summary = make('summary', {}, texts.others(written(well.length, page)))
  return section(
    texts.feeds,
    figures(states, page),
    ...(others.length > 0 ? [list(others)] : []),
    ...(well.length > 0 ? [make('details', {}, summary, list(well))] : []),
  )
}

function entriesPart({ entries }: SiteStatus, page: Page): Markup {
  const texts = textsOf(page)
  if (!entries) return section(texts.entries, make('p', {}, texts.unknown))
  const outcomes = (['published', 'duplicate', 'rejected'] as const).map(
    (outcome) => [texts.outcomes[outcome], entries[outcome]] as const,
  )
  const reasons = entries.reasons.map(({ reason, entries: count }) => [texts.reasons[reason], count] as const)
  return section(
    texts.entries,
    make('p', {}, texts.entriesIntro),
    figures(outcomes, page),
    ...(reasons.length > 0 ? [make('h3', {}, texts.outcomes.rejected), figures(reasons, page)] : []),
  )
}

function removedPart({ removed_sentences: removed }: SiteStatus, page: Page): Markup {
  const texts = textsOf(page)
  if (!removed) return section(texts.removed, make('p', {}, texts.unknown))
  const counts = (['sentences', 'stories'] as const).map(
    (what) => [texts.removedCounts[what], removed[what]] as const,
  )
  const problems = removed.problems.map(
    ({ problem, sentences }) => [texts.removals[problem], sentences] as const,
  )
  return section(texts.removed, make('p', {}, texts.removedIntro), figures([...counts, ...problems], page))
}

function queuesPart({ queues }: SiteStatus, page: Page): Markup {
  const texts = textsOf(page)
  if (!queues) return section(texts.queues, make('p', {}, texts.unknown))
  const names: Record<string, string> = texts.queueNames
  const lines = queues.map(({ queue, ...counts }) => {
    const states = (['waiting', 'active', 'failed'] as const).map(
      (state) => `${written(counts[state], page)} ${texts.queueStates[state]}`,
    )
    return make('li', {}, make('strong', {}, names[queue] ?? queue), ` – ${states.join(', ')}`)
  })
  return section(texts.queues, make('ul', {}, ...lines))
}

function headPart(page: Page): Markup {
  return make(
    'head',
    {},
    make('meta', { charset: 'utf-8' }),
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('title', {}, `${textsOf(page).title} · Plainwire`),
    make('link', { rel: 'stylesheet', href: STATUS_STYLE_PATH }),
    make('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  )
}

/** How the installation is doing, as a page without script. */
export function statusPage(status: SiteStatus, language: Language): string {
  const page = { language, now: new Date(status.checked_at) }
  const texts = textsOf(page)
  const [other, address] =
    language === 'en' ? (['nl', '/status?lang=nl'] as const) : (['en', '/status'] as const)
  const links = [
    make('a', { href: '/' }, texts.home),
    make('a', { href: address, lang: other, hreflang: other }, texts.other),
    make('a', { href: '/status.json' }, texts.json),
  ]
  const body = make(
    'main',
    {},
    make('p', { class: 'links' }, ...links),
    make('h1', {}, texts.title),
    make('p', { class: `state ${status.state}` }, texts.state[status.state]),
    make('p', { class: 'note' }, `${formatMoment(page.now, language, ZONE)} ${ZONE}`),
    ...(status.is_live ? [] : [make('p', {}, texts.isStored)]),
    ...editionPart(status, page),
    feedsPart(status, page),
    entriesPart(status, page),
    removedPart(status, page),
    queuesPart(status, page),
  )
  return `<!doctype html>${writtenMarkup(make('html', { lang: language }, headPart(page), make('body', {}, body)))}`
}
