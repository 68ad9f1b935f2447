import { CATEGORY_NAMES, isCategory } from '@plainwire/domain/category'
import { isNonEmptyPlaceHint } from '@plainwire/domain/feed'
import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import type { FeedTrial, FoundFeed } from '@plainwire/domain/newsroom'
import { addFeedWithPublisher, importFeeds, listPublishersForOperators } from '@plainwire/store'
import { classifyRejectionReason } from '../../status/report-counts.ts'
import { STATUS_TEXTS } from '../../status/status-texts.ts'
import { readTextField } from '../admin-form.ts'
import {
  renderCategoryCheckboxes,
  renderEnglishText,
  renderHiddenField,
  renderLink,
  renderList,
  renderNote,
  renderSection,
  renderSelectField,
  renderTimestamp,
} from '../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'
import {
  normaliseWebAddress,
  readLanguageField,
  readPlaceFields,
  renderLanguageField,
  renderPlaceFields,
} from './fields.ts'

/**
 * Handles the form in which an operator enters an address: shows the current entries if it is the address of
 * a feed, or the feeds that were found if it is the address of a page.
 */
export async function handlePreviewFeed(form: AdminForm): Promise<AdminActionOutcome> {
  const texts = SECTION_TEXTS[form.language]
  const url = normaliseWebAddress(readTextField(form.fields, 'url'))
  if (url === undefined) return { problem: texts.badUrl }
  const trial = await form.inspection.tryFeed(url)
  if (!('error' in trial)) return { show: await trialPieces(url, trial, form) }
  if (!trial.isPage) return { show: failed(trial.error, form) }
  const found = await form.inspection.findFeeds(url)
  if ('error' in found) return { show: failed(found.error, form) }
  return { show: found.length > 0 ? [foundPart(found, form)] : [renderNote(texts.noneFound)] }
}

function failed(error: string, { language }: AdminPageRequest): MarkupTemplateValue[] {
  const texts = SECTION_TEXTS[language]
  return [markup`<p role="alert">${texts.failed} ${renderEnglishText(error)}</p>`]
}

function foundPart(found: readonly FoundFeed[], view: AdminPageRequest): MarkupTemplateValue {
  const texts = SECTION_TEXTS[view.language]
  const rows = found.map(({ url, title, entries }): MarkupTemplateValue[] => [
    markup`<p><strong>${title || url}</strong> – ${entries}</p>`,
    renderNote(url),
    view.form({ act: 'look', button: texts.look }, renderHiddenField('url', url)),
  ])
  return renderSection(texts.found, renderList(rows))
}

/** Renders a list of a feed's entries and what would become of each. */
function renderFeedEntries({ entries }: FeedTrial, { language }: AdminPageRequest): MarkupTemplateValue {
  const texts = SECTION_TEXTS[language]
  const { reasons } = STATUS_TEXTS[language]
  const rows = entries.map(({ title, link: to, published, rejected }): MarkupTemplateValue[] => [
    markup`<p><strong>${title || texts.none}</strong></p>`,
    renderNote(published ? renderTimestamp(published, language) : texts.noTime),
    renderNote(to === undefined ? texts.noLink : renderLink(to, to)),
    renderNote(
      rejected === undefined
        ? texts.accepted
        : `${texts.rejected}: ${reasons[classifyRejectionReason(rejected)]}`,
    ),
  ])
  const taken = entries.filter(({ rejected }) => rejected === undefined).length
  return renderSection(texts.trial, markup`<p>${texts.entries(entries.length, taken)}</p>`, renderList(rows))
}

async function trialPieces(
  url: string,
  trial: FeedTrial,
  view: AdminPageRequest,
): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const publishers = await view.withDb((db) => listPublishersForOperators(db))
  const known = publishers.filter(({ isRemoved }) => !isRemoved).map(({ id, name }) => [id, name] as const)
  const about = { title: trial.title, homepage: trial.homepage ?? '', spoken: trial.language ?? '' }
  const facts = Object.entries(about).map(([name, value]) => renderHiddenField(name, value))
  return [
    markup`<p><strong>${trial.title || url}</strong></p>`,
    renderNote(url),
    renderNote(texts.trialNote),
    view.form(
      { act: 'add', button: texts.add },
      renderHiddenField('url', url),
      ...facts,
      renderSelectField(texts.publisher, 'publisher', [['', texts.byHost], ...known]),
      renderCategoryCheckboxes(texts.about, CATEGORY_NAMES[view.language], []),
      renderLanguageField(texts.language, ''),
      ...renderPlaceFields(view.language),
    ),
    renderFeedEntries(trial, view),
  ]
}

/** Handles the form that adds the feed shown on the previous page. */
export async function handleAddFeed(form: AdminForm): Promise<AdminActionOutcome> {
  const texts = SECTION_TEXTS[form.language]
  const { fields, actor, now } = form
  const url = normaliseWebAddress(readTextField(fields, 'url'))
  const language = readLanguageField(fields)
  const place = readPlaceFields(fields)
  if (url === undefined) return { problem: texts.badUrl }
  if (language === 'wrong') return { problem: `${texts.badField} ${texts.language}` }
  if (place === 'wrong') return { problem: `${texts.badField} ${texts.country}` }
  const feed = {
    url,
    title: readTextField(fields, 'title'),
    homepage: readTextField(fields, 'homepage') || undefined,
    language: readTextField(fields, 'spoken'),
    publisherId: readTextField(fields, 'publisher') || undefined,
    categories: fields.getAll('category').map(String).filter(isCategory),
    feedLanguage: language,
    ...(isNonEmptyPlaceHint(place) && { place }),
  }
  const { outcome } = await form.withDb((db) => addFeedWithPublisher(db, { feed, actor, now }))
  if (outcome === 'unknown') return { problem: texts.unknown }
  return outcome === 'done' ? { done: 'added' } : { problem: texts.noChange }
}

/** Handles the form that adds the feeds of an uploaded OPML file. */
export async function handleImportFeeds(form: AdminForm): Promise<AdminActionOutcome> {
  const texts = SECTION_TEXTS[form.language]
  const file = form.fields.get('file')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  const feeds = await form.inspection.readOpml(bytes).catch((error: unknown) => {
    // An invalid list is the operator's error and is shown; any other error is thrown.
    if (error instanceof Error && error.name === 'FeedError') return undefined
    throw error
  })
  if (!feeds) return { problem: texts.badOpml }
  const { actor, now } = form
  const added = await form.withDb((db) => importFeeds(db, { feeds, actor, now }))
  const count = added.filter(({ outcome }) => outcome === 'done').length
  return { show: [markup`<p role="status">${texts.imported(count, added.length)}</p>`] }
}
