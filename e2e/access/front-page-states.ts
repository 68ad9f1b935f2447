import {
  addLanguageToQuery,
  inDialog,
  pathInLanguage,
  persistInBrowser,
  pressButton,
  type ScreenState,
  type ScreenVisit,
  textPattern,
} from './visit.ts'

/** Creates the state of the settings, or of a dialog that one of its buttons opens. */
const ofSettings = (name: string, key?: string): ScreenState => ({
  name,
  async reach(visit) {
    await visit.open(pathInLanguage(visit.language, '/'))
    await pressButton(visit, 'settings.title')
    if (key) await pressButton(visit, key)
    const dialogs = visit.page.getByRole('dialog')
    await dialogs.nth(key ? 1 : 0).waitFor()
  },
})

async function cardMenu(visit: ScreenVisit): Promise<void> {
  await visit.open(pathInLanguage(visit.language, '/'))
  await visit.page
    .getByRole('button', { name: textPattern(visit.language, 'card.menu') })
    .nth(1)
    .click()
}

/** The menus, dialogs and panels of the front page, and what its settings and the search make of it. */
export const FRONT_PAGE_STATES: ScreenState[] = [
  inDialog({
    name: 'score',
    async reach(visit) {
      await cardMenu(visit)
      await pressButton(visit, 'card.menu.why')
      await visit.page.getByRole('dialog').getByRole('table').first().waitFor()
    },
  }),
  {
    name: 'ranking',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/'))
      await pressButton(visit, 'ranking.button')
      await visit.page.getByRole('dialog').getByRole('slider').first().waitFor()
    },
  },
  ofSettings('settings'),
  inDialog(ofSettings('keys', 'keys.title')),
  inDialog(ofSettings('device', 'device.title')),
  { name: 'menu of a card', reach: cardMenu },
  {
    name: 'menu of languages',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/crime'))
      await pressButton(visit, 'language.label')
    },
  },
  {
    name: 'chooser of a place',
    async reach(visit) {
      await visit.open(pathInLanguage(visit.language, '/'))
      await pressButton(visit, 'location.label.none')
      await visit.page.getByRole('searchbox').or(visit.page.getByRole('combobox')).first().waitFor()
    },
  },
  {
    name: 'search, found',
    async reach(visit) {
      await visit.open(addLanguageToQuery(visit.language, '/?q=the'))
      await visit.page.getByRole('heading', { name: textPattern(visit.language, 'search.heading') }).waitFor()
      await visit.page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'search, nothing found',
    async reach(visit) {
      await visit.open(addLanguageToQuery(visit.language, '/?q=zebrafishes'))
      await visit.page.getByText(textPattern(visit.language, 'feed.empty.search')).first().waitFor()
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
      await persistInBrowser(visit.page, 'plainwire.mutes', [mute])
      await visit.open(pathInLanguage(visit.language, '/'))
      await visit.page
        .getByRole('button', { name: textPattern(visit.language, 'mutes.veil.lift') })
        .first()
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'edition to finish',
    async reach(visit) {
      await persistInBrowser(visit.page, 'plainwire.reading', { count: 6, hidesRead: false })
      await visit.open(pathInLanguage(visit.language, '/'))
    },
  },
]
