import { CATEGORY_NAMES, isCategory } from '@plainwire/domain/category'
import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import {
  type ActingOperator,
  changeFeed,
  type Db,
  listFeedVisits,
  listPublishersForOperators,
  type OperatorChangeOutcome,
  type OperatorFeed,
  pauseFeed,
  removeFeed,
  resumeFeed,
} from '@plainwire/store'
import { determineFeedProblem } from '../../status/feed-problem.ts'
import { STATUS_TEXTS } from '../../status/status-texts.ts'
import { readTextField } from '../admin-form.ts'
import {
  renderCategoryCheckboxes,
  renderCheckBox,
  renderDescriptionList,
  renderEnglishText,
  renderHiddenField,
  renderList,
  renderNote,
  renderSection,
  renderSelectField,
  renderTimestamp,
} from '../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'
import { formatFeedState } from './feed-state-text.ts'
import { readLanguageField, readPlaceFields, renderLanguageField, renderPlaceFields } from './fields.ts'

/** Renders a feed's page: its health, its history and the possible actions. */
export async function renderFeedDetail(
  feed: OperatorFeed,
  view: AdminPageRequest,
): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const isStopped = feed.isPaused || feed.health.goneAt !== undefined
  const [act, button] = isStopped ? ['resume', texts.resume] : ['pause', texts.pause]
  return [
    markup`<p><strong>${feed.publisherName}</strong></p>`,
    renderNote(markup`<a href="${feed.url}" rel="noreferrer">${feed.url}</a>`),
    healthPart(feed, view),
    view.form({ act, button }),
    view.form({ act: 'look', button: texts.tryIt }, renderHiddenField('url', feed.url)),
    await changePart(feed, view),
    await historyPart(feed, view),
    renderSection(
      texts.removeFeed,
      renderNote(texts.removeFeedNote),
      view.form(
        { act: 'remove', button: texts.remove },
        renderCheckBox(texts.sure, { name: 'sure', required: '' }),
      ),
    ),
  ]
}

function healthPart(feed: OperatorFeed, view: AdminPageRequest): MarkupTemplateValue {
  const { language } = view
  const texts = SECTION_TEXTS[language]
  const { lastCheckedAt, lastSuccessAt, nextCheckAt, intervalMinutes, consecutiveFailures } = feed.health
  const time = (at: Date | undefined) => (at ? renderTimestamp(at, language) : texts.never)
  const problem = determineFeedProblem(feed.health)
  const isStopped = feed.isPaused || feed.health.goneAt !== undefined
  return renderSection(
    texts.health,
    renderDescriptionList([
      [texts.state, formatFeedState(feed, language)],
      [texts.lastVisit, time(lastCheckedAt)],
      [texts.lastSuccess, time(lastSuccessAt)],
      [texts.nextVisit, isStopped ? texts.none : time(nextCheckAt)],
      [texts.interval, texts.minutes(Math.round(intervalMinutes))],
      [texts.failures, String(consecutiveFailures)],
    ]),
    ...(problem ? [markup`<p>${STATUS_TEXTS[language].problems[problem]}</p>`] : []),
    ...(feed.health.lastError === undefined ? [] : [renderNote(renderEnglishText(feed.health.lastError))]),
  )
}

async function changePart(feed: OperatorFeed, view: AdminPageRequest): Promise<MarkupTemplateValue> {
  const texts = SECTION_TEXTS[view.language]
  const publishers = await view.withDb((db) => listPublishersForOperators(db))
  const known = publishers.filter(({ isRemoved }) => !isRemoved).map(({ id, name }) => [id, name] as const)
  return renderSection(
    texts.facts,
    view.form(
      { act: 'change', button: texts.change },
      renderSelectField(texts.publisher, 'publisher', known, feed.publisherId),
      renderCategoryCheckboxes(texts.about, CATEGORY_NAMES[view.language], feed.categories),
      renderLanguageField(texts.language, feed.language ?? ''),
      ...renderPlaceFields(view.language, feed.place),
    ),
  )
}

async function historyPart(feed: OperatorFeed, view: AdminPageRequest): Promise<MarkupTemplateValue> {
  const texts = SECTION_TEXTS[view.language]
  const visits = await view.withDb((db) => listFeedVisits(db, feed.id))
  const rows = visits.map(
    ({ at, outcome, status, entries, articles, rejected, error }): MarkupTemplateValue[] => [
      markup`<p>${renderTimestamp(at, view.language)} – ${texts.outcomes[outcome]}${status === undefined ? '' : ` (${texts.status} ${status})`}</p>`,
      ...(entries > 0 ? [renderNote(texts.visit(entries, articles, rejected))] : []),
      ...(error === undefined ? [] : [renderNote(renderEnglishText(error))]),
    ],
  )
  return renderSection(texts.history, rows.length > 0 ? renderList(rows) : renderNote(texts.noHistory))
}

type FeedChange = (db: Db, order: ActingOperator & { id: string }) => Promise<OperatorChangeOutcome>

/** Applies a change to the feed that the form's page shows. */
async function changed(form: AdminForm, change: FeedChange, done: string): Promise<AdminActionOutcome> {
  const texts = SECTION_TEXTS[form.language]
  const { actor, now } = form
  const id = form.query.get('feed') ?? ''
  const outcome = await form.withDb((db) => change(db, { id, actor, now }))
  if (outcome === 'unknown') return { problem: texts.unknown }
  if (outcome === 'no-change') return { problem: texts.noChange }
  return { done, query: done === 'removed' ? {} : { feed: id } }
}

export const handlePauseFeed = (form: AdminForm) => changed(form, pauseFeed, 'paused')
export const handleResumeFeed = (form: AdminForm) => changed(form, resumeFeed, 'resumed')

/** Handles the form that removes a feed, if its check box is ticked. */
export async function handleRemoveFeed(form: AdminForm): Promise<AdminActionOutcome> {
  if (!form.fields.has('sure')) return { problem: SECTION_TEXTS[form.language].unsure }
  return changed(form, removeFeed, 'removed')
}

/** Handles the form that changes a feed's publisher, categories, language and place. */
export async function handleEditFeed(form: AdminForm): Promise<AdminActionOutcome> {
  const { fields } = form
  const texts = SECTION_TEXTS[form.language]
  const language = readLanguageField(fields)
  const place = readPlaceFields(fields)
  if (language === 'wrong') return { problem: `${texts.badField} ${texts.language}` }
  if (place === 'wrong') return { problem: `${texts.badField} ${texts.country}` }
  const change = {
    publisherId: readTextField(fields, 'publisher'),
    categories: fields.getAll('category').map(String).filter(isCategory),
    ...(language !== undefined && { language }),
    place,
  }
  return changed(form, (db, order) => changeFeed(db, { ...order, change }), 'changed')
}
