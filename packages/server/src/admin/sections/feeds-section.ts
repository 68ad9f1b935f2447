import { getFeedState } from '@plainwire/domain/edition'
import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { findOperatorFeed, listOperatorFeeds, type OperatorFeed } from '@plainwire/store'
import {
  renderHiddenField,
  renderLink,
  renderList,
  renderNote,
  renderSection,
  renderTextField,
} from '../admin-parts.ts'
import type { AdminPageRequest, AdminSection } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'
import { handleAddFeed, handleImportFeeds, handlePreviewFeed } from './add-feed.ts'
import {
  handleEditFeed,
  handlePauseFeed,
  handleRemoveFeed,
  handleResumeFeed,
  renderFeedDetail,
} from './feed-detail.ts'
import { formatFeedState } from './feed-state-text.ts'

/** The order of feeds in the list: failing feeds come first, then paused ones. */
const rank = (feed: OperatorFeed) => (feed.isPaused ? 1 : getFeedState(feed).state === 'ok' ? 2 : 0)

function matches({ url, publisherName, publisherId }: OperatorFeed, words: string): boolean {
  return [url, publisherName, publisherId].some((text) => text.toLowerCase().includes(words.toLowerCase()))
}

function rowOf(feed: OperatorFeed, view: AdminPageRequest): MarkupTemplateValue[] {
  const own = feed.isOwn ? `, ${SECTION_TEXTS[view.language].own}` : ''
  return [
    markup`<p><strong>${feed.publisherName}</strong> – ${formatFeedState(feed, view.language)}${own}</p>`,
    markup`<p>${renderLink(view.to('feeds', { feed: feed.id }), feed.url)}</p>`,
  ]
}

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const id = view.query.get('feed')
  if (id !== null) {
    const feed = await view.withDb((db) => findOperatorFeed(db, id))
    return feed ? renderFeedDetail(feed, view) : [renderNote(texts.unknown)]
  }
  const words = view.query.get('q') ?? ''
  const feeds = (await view.withDb((db) => listOperatorFeeds(db))).filter((feed) => matches(feed, words))
  const sorted = feeds.toSorted((a, b) => rank(a) - rank(b))
  const imports = renderTextField(texts.importFile, {
    type: 'file',
    name: 'file',
    accept: '.opml,.xml',
    required: '',
  })
  return [
    renderSection(
      texts.addFeed,
      view.form(
        { act: 'look', button: texts.look },
        renderTextField(
          texts.url,
          { name: 'url', type: 'url', required: '', maxlength: '2000' },
          texts.addFeedNote,
        ),
      ),
    ),
    renderSection(
      texts.import,
      view.form({ act: 'import', button: texts.importButton, hasFile: true }, imports),
    ),
    renderSection(
      texts.feeds,
      searchForm(view, words),
      renderNote(texts.count(feeds.length)),
      renderList(sorted.map((feed) => rowOf(feed, view))),
    ),
  ]
}

function searchForm(view: AdminPageRequest, words: string): MarkupTemplateValue {
  const texts = SECTION_TEXTS[view.language]
  return markup`<form method="get" action="/admin/feeds">
${renderHiddenField('lang', view.language)}
${renderTextField(texts.search, { name: 'q', type: 'search', value: words })}
<button>${texts.searchButton}</button>
</form>`
}

/** The section for feeds: their health, and adding, changing, pausing and removing them. */
export const feedsSection: AdminSection = {
  id: 'feeds',
  title: { en: 'Feeds', nl: 'Feeds' },
  notices: {
    en: {
      added: 'The feed is added. It is visited within seconds.',
      changed: 'The feed is changed.',
      paused: 'The feed is paused.',
      resumed: 'The feed is visited again.',
      removed: 'The feed is removed.',
    },
    nl: {
      added: 'De feed is toegevoegd. Hij wordt binnen enkele seconden bezocht.',
      changed: 'De feed is gewijzigd.',
      paused: 'De feed is gepauzeerd.',
      resumed: 'De feed wordt weer bezocht.',
      removed: 'De feed is verwijderd.',
    },
  },
  show,
  acts: {
    look: handlePreviewFeed,
    add: handleAddFeed,
    import: handleImportFeeds,
    change: handleEditFeed,
    pause: handlePauseFeed,
    resume: handleResumeFeed,
    remove: handleRemoveFeed,
  },
}
