import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { type Edition, richStory } from '../edition.ts'

export type Language = 'en' | 'nl'

export interface Visit {
  page: Page
  open: (path: string) => Promise<void>
  edition: Edition
  language: Language
}

/** A screen, dialog or state, and how a reader comes there. */
export interface State {
  name: string
  reach: (visit: Visit) => Promise<void>
  /** What the browser says of it that is no trouble here. */
  trouble?: RegExp
}

const texts = Object.fromEntries(
  (['en', 'nl'] as const).map((language) => {
    const file = join(ROOT, 'packages/web/src/locales', `${language}.json`)
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]
  }),
)

/** A text of the application as a pattern for a name, with anything in its gaps. */
function word(language: Language, key: string): RegExp {
  const text = texts[language]?.[key]
  if (text === undefined) throw new Error(`There is no text '${key}'.`)
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:^|\\s)${parts.join('.+')}\\s*$`)
}

const path = (language: Language, to: string) => (language === 'nl' ? `${to}?lang=nl` : to)
const asked = (language: Language, to: string) => `${to}${language === 'nl' ? '&lang=nl' : ''}`
const ROTTERDAM = {
  city: 'Rotterdam',
  country: 'Netherlands',
  countryCode: 'NL',
  latitude: 51.92,
  longitude: 4.48,
}

function keep(page: Page, key: string, value: unknown): Promise<unknown> {
  return page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [
    key,
    JSON.stringify(value),
  ] as const)
}

/** Presses a button by its text, in the dialog in front where there is one. */
async function press({ page, language }: Visit, key: string): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const front = (await dialogs.count()) > 0 ? dialogs.last() : page
  await front
    .getByRole('button', { name: word(language, key) })
    .filter({ visible: true })
    .first()
    .click()
}

async function openStory(visit: Visit): Promise<void> {
  await visit.open(path(visit.language, `/story/${richStory(visit.edition).id}`))
  await visit.page.getByRole('dialog').getByRole('list').first().waitFor()
}

const screen = (name: string, to: string): State => ({
  name,
  reach: ({ open, language }) => open(path(language, to)),
})

/** A dialog of the story page, by the text of its button. */
const ofStory = (name: string, key: string): State => ({
  name,
  async reach(visit) {
    await openStory(visit)
    await press(visit, key)
    await visit.page.getByRole('dialog').nth(1).waitFor()
  },
})

/** A dialog of the settings. */
const ofSettings = (name: string, key?: string): State => ({
  name,
  async reach(visit) {
    await visit.open(path(visit.language, '/'))
    await press(visit, 'settings.title')
    if (key) await press(visit, key)
    await visit.page.getByRole('dialog').last().waitFor()
  },
})

async function cardMenu(visit: Visit): Promise<void> {
  await visit.open(path(visit.language, '/'))
  await visit.page
    .getByRole('button', { name: word(visit.language, 'card.menu') })
    .nth(1)
    .click()
}

export const STATES: State[] = [
  screen('front page', '/'),
  screen('category', '/technology'),
  screen('Local, empty', '/local'),
  {
    name: 'Local with a city',
    async reach(visit) {
      await keep(visit.page, 'plainwire.place', ROTTERDAM)
      // A place in the Netherlands would turn the page to Dutch.
      await keep(visit.page, 'plainwire.language', visit.language)
      await visit.open(path(visit.language, '/local'))
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  screen('about', '/about'),
  screen('privacy', '/privacy'),
  screen('terms', '/terms'),
  screen('quality', '/quality'),
  { name: 'story', reach: openStory },
  {
    name: 'story, all disclosed',
    async reach(visit) {
      await openStory(visit)
      for (const summary of await visit.page.getByRole('dialog').locator('summary').all())
        await summary.click()
    },
  },
  {
    name: 'story not found',
    reach: ({ open, language }) => open(path(language, '/story/none')),
    trouble: /404/,
  },
  {
    name: 'story, loading',
    async reach(visit) {
      await visit.page.route('**/api/stories/**', () => undefined)
      await visit.open(path(visit.language, '/'))
      await visit.page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
      await visit.page.getByRole('dialog').waitFor()
    },
  },
  ofStory('share', 'share.button'),
  ofStory('slideshow', 'slideshow.open.many'),
  ofStory('publisher', 'story.publisher'),
  ofStory('mutes', 'mutes.button'),
  {
    name: 'score',
    async reach(visit) {
      await cardMenu(visit)
      await press(visit, 'card.menu.why')
      await visit.page.getByRole('dialog').getByRole('table').first().waitFor()
    },
  },
  {
    name: 'ranking',
    async reach(visit) {
      await visit.open(path(visit.language, '/'))
      await press(visit, 'ranking.button')
      await visit.page.getByRole('dialog').getByRole('slider').first().waitFor()
    },
  },
  ofSettings('settings'),
  ofSettings('keys', 'keys.title'),
  ofSettings('device', 'device.title'),
  { name: 'menu of a card', reach: cardMenu },
  {
    name: 'menu of languages',
    async reach(visit) {
      await visit.open(path(visit.language, '/crime'))
      await press(visit, 'language.label')
    },
  },
  {
    name: 'chooser of a place',
    async reach(visit) {
      await visit.open(path(visit.language, '/'))
      await press(visit, 'location.label.none')
      await visit.page.getByRole('searchbox').or(visit.page.getByRole('combobox')).first().waitFor()
    },
  },
  {
    name: 'search, found',
    async reach(visit) {
      await visit.open(asked(visit.language, '/?q=the'))
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'search, nothing found',
    async reach(visit) {
      await visit.open(asked(visit.language, '/?q=zebrafishes'))
      await visit.page.getByText(word(visit.language, 'feed.empty.search')).first().waitFor()
    },
  },
  {
    name: 'blurred card',
    async reach(visit) {
      const mute = {
        id: 'm',
        kind: 'topic',
        text: 'world',
        mode: 'blur',
        addedAt: '2026-01-01T00:00:00.000Z',
      }
      await keep(visit.page, 'plainwire.mutes', [mute])
      await visit.open(path(visit.language, '/'))
      await visit.page
        .getByRole('button', { name: word(visit.language, 'mutes.veil.lift') })
        .first()
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'edition to finish',
    async reach(visit) {
      await keep(visit.page, 'plainwire.reading', { count: 6, hidesRead: false })
      await visit.open(path(visit.language, '/'))
    },
  },
]
