import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { type BuiltFiles, firstChunks } from './vite-script-budget.ts'

const LOCALE = /\/locales\/\w+\.json$/
const LATER_MODULE = /\/locales\/later\/\w+\.ts$/
/** Marks the part of a locale that comes later. */
const MARK = '?later'

/** Texts that no first view says, by how their keys begin: they come with the first part that is fetched later. */
const LATER = [
  'account.',
  'ads.',
  'billing.',
  'change.',
  'corrections.',
  'device.',
  'fact.count.',
  'fact.group.several',
  'fact.group.single',
  'fact.title',
  'follow.error.',
  'following.',
  'gaps.',
  'keys.',
  'legal.about.',
  'legal.privacy.',
  'legal.terms.',
  'local.banner',
  'local.level.',
  'local.none',
  'local.radius',
  'menu.',
  'local.banner',
  'local.level.',
  'local.none',
  'local.radius',
  'mutes.count.',
  'mutes.full.',
  'mutes.intro',
  'mutes.kind',
  'mutes.mode',
  'mutes.none',
  'mutes.now',
  'mutes.preview.',
  'mutes.text.',
  'mutes.until',
  'onboarding.',
  'preferences.',
  'premium.',
  'publisher.',
  'push.',
  'quality.',
  'ranking.',
  'reading.end',
  'reading.progress',
  'saved.',
  'score.',
  'search.example',
  'share.',
  'score.',
  'sheet.',
  'signIn.dialog.',
  'slideshow.',
  'story.checked',
  'story.mute',
  'story.why',
  'thread.',
  'workshop.',
]
/** And those among them that it does say: buttons that open a later part, and its title. */
const FIRST = [
  'corrections.title',
  'gaps.title',
  'legal.about.title',
  'legal.privacy.title',
  'legal.terms.title',
  'quality.title',
  'ranking.button',
  'ranking.button.own',
  'reading.end.nothing',
  'reading.end.showRead',
  'share.button',
  'share.story',
  'slideshow.open',
  'slideshow.open.many',
  'story.checked.sentence',
]

const isLater = (key: string) => LATER.some((start) => key.startsWith(start)) && !FIRST.includes(key)

/** The part of a locale's texts that a module gives. */
export function textsOf(json: string, which: 'first' | 'later'): string {
  const texts: Record<string, string> = JSON.parse(json)
  const kept = Object.entries(texts).filter(([key]) => isLater(key) === (which === 'later'))
  return JSON.stringify(Object.fromEntries(kept))
}

/** Quoted strings that look like a key. */
const KEYS = /["'`](\w+\.[\w.]*)/g

/** Which of the later texts the chunks of a first view speak of. */
export function textsUsedTooEarly(files: BuiltFiles): string[] {
  const code = firstChunks(files).flatMap((name) => files[name]?.code ?? [])
  const keys = code.flatMap((text) => [...text.matchAll(KEYS)].map(([, key = '']) => key))
  return [...new Set(keys.filter(isLater))]
}

/** Splits every locale's texts in two, so that a first view carries only what it says. A first view that says more fails the build. */
export function laterTexts(): Plugin {
  return {
    name: 'plainwire-later-texts',
    enforce: 'pre',
    apply: ({ build: wanted }, { command }) => command === 'build' && !wanted?.ssr,
    async resolveId(source, importer) {
      if (!importer || !LATER_MODULE.test(importer)) return undefined
      const locale = await this.resolve(source, importer, { skipSelf: true })
      return locale && `${locale.id}${MARK}`
    },
    load: async (id) => {
      if (!id.endsWith(MARK)) return undefined
      const locale = await readFile(id.slice(0, -MARK.length), 'utf8')
      return { code: `export default ${textsOf(locale, 'later')}`, moduleType: 'js' }
    },
    transform: (code, id) => (LOCALE.test(id) ? textsOf(code, 'first') : undefined),
    writeBundle(_, bundle) {
      const early = textsUsedTooEarly(bundle)
      if (early.length > 0) this.error(`A first view says texts that come later: ${early.join(', ')}.`)
    },
  }
}
