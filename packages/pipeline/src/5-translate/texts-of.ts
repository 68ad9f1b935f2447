import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Cluster, StoryText, StoryTexts, WriteUp } from '@plainwire/domain/story'
import type { Translator } from '../ports.ts'

type Write = (language: Language) => WriteUp | undefined | Promise<WriteUp | undefined>

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

/**
 * A story's texts by language: written from its own sources of that language where there are any, else translated,
 * else missing. A translator that fails costs only its translation.
 */
export async function textsOf(cluster: Cluster, write: Write, translator?: Translator): Promise<StoryTexts> {
  const texts = await written(write)
  const original = originalOf(cluster, texts)
  if (!original || !translator) return texts
  const [from, text] = original
  for (const to of LANGUAGES.filter((language) => !texts[language])) {
    const translated = await translator.translate(text, from, to)
    if (translated) texts[to] = translated
  }
  return texts
}
