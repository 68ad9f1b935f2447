import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { OPEN_DIALOGS } from '../testing/axe.ts'
import type { Edition } from '../testing/edition.ts'

export type Language = 'en' | 'nl'

/** A page to test with, in a language. */
export interface ScreenVisit {
  page: Page
  open: (path: string) => Promise<void>
  edition: Edition
  language: Language
}

/** A screen, dialog or state of the application, and how to reach it. */
export interface ScreenState {
  name: string
  reach: (visit: ScreenVisit) => Promise<void>
  /** 'allow' if the state needs the service worker. */
  serviceWorkers?: 'allow'
  /** Browser messages that are expected in this state. */
  trouble?: RegExp
  /** The part that axe checks, if another state of the same kind has the whole page checked. */
  part?: string
}

/** Limits axe to the open dialogs of a state: its page is like that of another state with such a dialog. */
export const inDialog = (state: ScreenState): ScreenState => ({ ...state, part: OPEN_DIALOGS })

const texts = Object.fromEntries(
  (['en', 'nl'] as const).map((language) => {
    const cwd = join(ROOT, 'packages/web/src')
    const files = globSync(`**/texts/{later.,}${language}.json`, { cwd })
    const parts = files.map((file) => JSON.parse(readFileSync(join(cwd, file), 'utf8')))
    return [language, Object.assign({}, ...parts) as Record<string, string>]
  }),
)

/** A pattern that matches a text of the application, with any values of its parameters. */
export function textPattern(language: Language, key: string): RegExp {
  const text = texts[language]?.[key]
  if (text === undefined) throw new Error(`There is no text '${key}'.`)
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:^|\\s)${parts.join('.+')}\\s*$`)
}

/** Adds the language to a path without a query. */
export const pathInLanguage = (language: Language, to: string) => (language === 'nl' ? `${to}?lang=nl` : to)
/** Adds the language to a path with a query. */
export const addLanguageToQuery = (language: Language, to: string) =>
  `${to}${language === 'nl' ? '&lang=nl' : ''}`
/** Persists a value in the browser before the page is opened. */
export function persistInBrowser(page: Page, key: string, value: unknown): Promise<unknown> {
  return page.addInitScript(([name, json]) => localStorage.setItem(name, json), [
    key,
    JSON.stringify(value),
  ] as const)
}

/** Clicks a button by its text key, in the front dialog if one is open. */
export async function pressButton({ page, language }: ScreenVisit, key: string): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const front = (await dialogs.count()) > 0 ? dialogs.last() : page
  await front
    .getByRole('button', { name: textPattern(language, key) })
    .filter({ visible: true })
    .first()
    .click()
}

/** Creates the state of a page that only needs to be opened. */
export const createPageState = (name: string, to: string): ScreenState => ({
  name,
  reach: ({ open, language }) => open(pathInLanguage(language, to)),
})
