import type { FeedStatus, SiteStatus } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { type Markup, markup } from '@plainwire/domain/markup'
import { formatDateTime } from '@plainwire/domain/time'
import {
  formatCount,
  getStatusTexts,
  renderCountList,
  renderSection,
  renderTime,
  STATUS_TIME_ZONE,
  type StatusPageContext,
} from './status-parts.ts'

export const STATUS_STYLE_PATH = '/status.css'

function editionPart({ edition, state }: SiteStatus, page: StatusPageContext): Markup[] {
  if (!edition) return []
  const texts = getStatusTexts(page)
  const isComing = Date.parse(edition.next_at) > page.now.getTime()
  const next = isComing ? [`${texts.next} `, renderTime(edition.next_at, page), '.'] : [texts.due]
  const published = texts.published(String(edition.number), formatCount(edition.stories, page))
  return [
    renderSection(
      texts.edition,
      markup`<p>${published} ${renderTime(edition.published_at, page)}.</p>`,
      ...(state === 'ok' ? [markup`<p>${next}</p>`] : []),
      ...(edition.content === 'sample' ? [markup`<p class="note">${texts.sample}</p>`] : []),
    ),
  ]
}

function feedLine(feed: FeedStatus, page: StatusPageContext): Markup {
  const texts = getStatusTexts(page)
  const { name, url, state, problem, failures, last_success_at: last, next_check_at: next } = feed
  const read = last === null ? [texts.neverRead] : [`${texts.lastRead} `, renderTime(last, page)]
  const failed = failures > 0 ? [`; ${texts.failures(formatCount(failures, page))}`] : []
  const again = next === null || state === 'ok' ? [] : [`; ${texts.nextVisit} `, renderTime(next, page)]
  return markup`<li class="${state}">
<p><strong>${name}</strong> – ${texts.feedStates[state]}</p>
${problem ? markup`<p>${texts.problems[problem]}</p>` : undefined}
<p class="note"><a href="${url}" rel="noreferrer">${url}</a></p>
<p class="note">${read}${failed}${again}</p>
</li>`
}

function feedsPart({ feeds }: SiteStatus, page: StatusPageContext): Markup {
  const texts = getStatusTexts(page)
  if (feeds.length === 0) return renderSection(texts.feeds, markup`<p>${texts.noFeeds}</p>`)
  const isWell = ({ state, problem }: FeedStatus) => state === 'ok' && problem === null
  const [well, others] = [feeds.filter(isWell), feeds.filter((feed) => !isWell(feed))]
  const states = (['ok', 'failing', 'gone', 'waiting'] as const).map(
    (state) => [texts.feedStates[state], feeds.filter((feed) => feed.state === state).length] as const,
  )
  const list = (some: readonly FeedStatus[]) => markup`<ul>${some.map((feed) => feedLine(feed, page))}</ul>`
  const summary = markup`<summary>${texts.others(formatCount(well.length, page))}</summary>`
  return renderSection(
    texts.feeds,
    renderCountList(states, page),
    ...(others.length > 0 ? [list(others)] : []),
    ...(well.length > 0 ? [markup`<details>${summary}${list(well)}</details>`] : []),
  )
}

function entriesPart({ entries }: SiteStatus, page: StatusPageContext): Markup {
  const texts = getStatusTexts(page)
  if (!entries) return renderSection(texts.entries, markup`<p>${texts.unknown}</p>`)
  const outcomes = (['published', 'duplicate', 'rejected'] as const).map(
    (outcome) => [texts.outcomes[outcome], entries[outcome]] as const,
  )
  const reasons = entries.reasons.map(({ reason, entries: count }) => [texts.reasons[reason], count] as const)
  return renderSection(
    texts.entries,
    markup`<p>${texts.entriesIntro}</p>`,
    renderCountList(outcomes, page),
    ...(reasons.length > 0
      ? [markup`<h3>${texts.outcomes.rejected}</h3>`, renderCountList(reasons, page)]
      : []),
  )
}

function removedPart({ removed_sentences: removed }: SiteStatus, page: StatusPageContext): Markup {
  const texts = getStatusTexts(page)
  if (!removed) return renderSection(texts.removed, markup`<p>${texts.unknown}</p>`)
  const counts = (['sentences', 'stories'] as const).map(
    (what) => [texts.removedCounts[what], removed[what]] as const,
  )
  const problems = removed.problems.map(
    ({ problem, sentences }) => [texts.removals[problem], sentences] as const,
  )
  return renderSection(
    texts.removed,
    markup`<p>${texts.removedIntro}</p>`,
    renderCountList([...counts, ...problems], page),
  )
}

function queuesPart({ queues }: SiteStatus, page: StatusPageContext): Markup {
  const texts = getStatusTexts(page)
  if (!queues) return renderSection(texts.queues, markup`<p>${texts.unknown}</p>`)
  const names: Record<string, string> = texts.queueNames
  const lines = queues.map(({ queue, ...counts }) => {
    const states = (['waiting', 'active', 'failed'] as const).map(
      (state) => `${formatCount(counts[state], page)} ${texts.queueStates[state]}`,
    )
    return markup`<li><strong>${names[queue] ?? queue}</strong> – ${states.join(', ')}</li>`
  })
  return renderSection(texts.queues, markup`<ul>${lines}</ul>`)
}

function headPart(page: StatusPageContext): Markup {
  return markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${getStatusTexts(page).title} · Plainwire</title>
<link rel="stylesheet" href="${STATUS_STYLE_PATH}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>`
}

/** Renders the state of the installation as a page without scripts. */
export function renderStatusPage(status: SiteStatus, language: Language): string {
  const page = { language, now: new Date(status.checked_at) }
  const texts = getStatusTexts(page)
  const [other, address] =
    language === 'en' ? (['nl', '/status?lang=nl'] as const) : (['en', '/status'] as const)
  const links = [
    markup`<a href="/">${texts.home}</a>`,
    markup`<a href="${address}" lang="${other}" hreflang="${other}">${texts.other}</a>`,
    markup`<a href="/status.json">${texts.json}</a>`,
  ]
  const body = markup`<main>
<p class="links">${links}</p>
<h1>${texts.title}</h1>
<p class="state ${status.state}">${texts.state[status.state]}</p>
<p class="note">${formatDateTime(page.now, language, STATUS_TIME_ZONE)} ${STATUS_TIME_ZONE}</p>
${status.is_live ? undefined : markup`<p>${texts.isStored}</p>`}
${editionPart(status, page)}
${feedsPart(status, page)}
${entriesPart(status, page)}
${removedPart(status, page)}
${queuesPart(status, page)}
</main>`
  return markup`<!doctype html><html lang="${language}">${headPart(page)}<body>${body}</body></html>`.text
}
