import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Cluster, StoryText, StoryTexts, WriteUp } from '@plainwire/domain/story'
import type { Translator } from '../ports.ts'

type Write = (language: Language) => WriteUp | undefined | Promise<WriteUp | undefined>

type Teases = (headline: string, language: Language) => boolean

async function written(write: Write): Promise<StoryTexts> {
  const texts: StoryTexts = {}
  for (const language of LANGUAGES) {
    const text = await write(language)
    if (text) texts[language] = { ...text, state: 'original' }
  }
  return texts
}

/** The text a translation is made from: the language with most articles, English on a tie. */
function originalOf(cluster: Cluster, texts: StoryTexts): [Language, StoryText] | undefined {
  const count = (language: Language) =>
    cluster.articles.filter((article) => article.language === language).length
  const there = LANGUAGES.flatMap((language): [Language, StoryText][] => {
    const text = texts[language]
    return text ? [[language, text]] : []
  })
  return there.sort(([a], [b]) => count(b) - count(a))[0]
}

/** A plain headline in place of one that teases: another language's, translated. Undefined where none can be had. */
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

/** The texts, those whose headline only teases with a plain one where another language has it. */
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

/** Whether a translator gave a text: what it is comes from outside. */
const isText = ({ headline, sentences }: StoryText) => Array.isArray(sentences) && headline.trim() !== ''

/**
 * A story's texts by language: written from its own sources of that language if there are any, else
 * translated, else missing. A headline that only teases is translated from a language that has a plain one. A
 * failing translator costs only its translation.
 *
 * @param teases whether a headline promises the news instead of reporting it
 */
export async function textsOf(
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
