import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Cluster, StoryText, StoryTextContent, StoryTexts } from '@plainwire/domain/story'
import type { Translator } from '../ports.ts'

type Write = (language: Language) => StoryTextContent | undefined | Promise<StoryTextContent | undefined>

type Teases = (headline: string, language: Language) => boolean

async function written(write: Write): Promise<StoryTexts> {
  const texts: StoryTexts = {}
  for (const language of LANGUAGES) {
    const text = await write(language)
    if (text) texts[language] = { ...text, state: 'original' }
  }
  return texts
}

/**
 * Returns the text to translate from, with its language: the language with the most articles; English on a
 * tie.
 */
function originalOf(cluster: Cluster, texts: StoryTexts): [Language, StoryText] | undefined {
  const count = (language: Language) =>
    cluster.articles.filter((article) => article.language === language).length
  const there = LANGUAGES.flatMap((language): [Language, StoryText][] => {
    const text = texts[language]
    return text ? [[language, text]] : []
  })
  return there.sort(([a], [b]) => count(b) - count(a))[0]
}

/**
 * Returns a plain headline to replace a teaser, translated from another language; undefined if no other
 * language has one.
 */
async function plainHeadline(
  texts: StoryTexts,
  to: Language,
  teases: Teases,
  translator: Translator,
): Promise<Pick<StoryText, 'headline' | 'headlineFrom'> | undefined> {
  for (const from of LANGUAGES) {
    const text = from === to ? undefined : texts[from]
    if (!text || teases(text.headline, from)) continue
    const translated = await translator.translateText?.(text.headline, from, to)
    if (translated && !teases(translated.text, to))
      return { headline: translated.text, headlineFrom: text.headlineFrom }
  }
  return undefined
}

/** Returns the texts, with each headline that teases replaced by a plain one if another language has one. */
async function plainly(texts: StoryTexts, teases: Teases, translator: Translator): Promise<StoryTexts> {
  const better: StoryTexts = { ...texts }
  for (const language of LANGUAGES) {
    const text = texts[language]
    const plain =
      text && teases(text.headline, language)
        ? await plainHeadline(texts, language, teases, translator)
        : undefined
    if (text && plain) better[language] = { ...text, ...plain }
  }
  return better
}

/** Whether a translator returned a valid text; its result is untrusted. */
const isText = ({ headline, sentences }: StoryText) => Array.isArray(sentences) && headline.trim() !== ''

/**
 * Returns a story's texts by language: a text is written from the sources in that language if there are any,
 * otherwise translated, otherwise missing. A teaser is replaced by a translated headline if another language
 * has a plain one. A failed translation doesn't affect the other texts.
 *
 * @param teases whether a headline promises the news instead of reporting it
 */
export async function buildStoryTexts(
  cluster: Cluster,
  write: Write,
  translator?: Translator,
  teases: Teases = () => false,
): Promise<StoryTexts> {
  const own = await written(write)
  const texts = translator ? await plainly(own, teases, translator) : own
  const original = originalOf(cluster, texts)
  if (!original || !translator) return texts
  const [from, text] = original
  for (const to of LANGUAGES.filter((language) => !texts[language])) {
    const translated = await translator.translate(text, from, to)
    if (translated && isText(translated)) texts[to] = translated
  }
  return texts
}
