import type { Language } from '@plainwire/domain/language'
import type {
  RemovedSentence,
  Sentence,
  StoryText,
  StoryTextContent,
  StoryTextOrigin,
} from '@plainwire/domain/story'
import { MAX_SUB_HEADLINE_CHARACTERS } from '@plainwire/domain/story'
import type { Translator } from '../ports.ts'
import { splitSentences } from '../text/index.ts'
import type { BudgetedTranslator } from './budgeted-translator.ts'
import {
  checkTranslation,
  hasSeriousProblem,
  type TranslationCheckDependencies,
  type TranslationProblem,
} from './check/check-translation.ts'

/** Maximum length of a text to translate, in characters; the texts of stories are shorter. */
const MAX_TEXT = 20_000

interface Checked {
  text: string
  problems: TranslationProblem[]
}

const reason = (problems: readonly TranslationProblem[]) =>
  [...new Set(problems.map(({ kind, text }) => `${kind}: ${text.slice(0, 60)}`))].join('; ')

/** Returns a text on one line, with single spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

class CheckingTranslator implements Translator {
  readonly #paid: BudgetedTranslator
  readonly #check: TranslationCheckDependencies

  constructor(paid: BudgetedTranslator, check: TranslationCheckDependencies) {
    this.#paid = paid
    this.#check = check
  }

  startEdition(): void {
    this.#paid.startEdition()
  }

  isOpen(): boolean {
    return this.#paid.isOpen()
  }

  async translate(text: StoryTextContent, from: Language, to: Language): Promise<StoryText | undefined> {
    const lines = [text.headline, text.subHeadline, ...text.sentences.map((sentence) => sentence.text)]
    const made = await this.#checked(lines, from, to)
    const [headline, sub, ...rest] = made ?? []
    if (!headline || hasSeriousProblem(headline.problems)) return undefined
    const sentences: Sentence[] = []
    const removed: RemovedSentence[] = []
    for (const [index, one] of rest.entries()) {
      if (hasSeriousProblem(one.problems)) removed.push({ text: one.text, reason: reason(one.problems) })
      else sentences.push({ text: one.text, evidence: text.sentences[index]?.evidence ?? [] })
    }
    if (sentences.length === 0 && text.sentences.length > 0) return undefined
    const isSubUsable =
      sub && !hasSeriousProblem(sub.problems) && sub.text.length <= MAX_SUB_HEADLINE_CHARACTERS
    const isClean =
      removed.length === 0 &&
      [headline, ...(sub ? [sub] : []), ...rest].every(({ problems }) => problems.length === 0)
    const { removed: _before, subHeadlineEvidence, ...known } = text
    return {
      ...known,
      headline: headline.text,
      subHeadline: isSubUsable ? sub.text : '',
      ...(isSubUsable && subHeadlineEvidence && { subHeadlineEvidence }),
      sentences,
      description: sentences.map((sentence) => sentence.text).join(' '),
      checked: { passed: sentences.length, total: text.checked?.total ?? text.sentences.length },
      ...(removed.length > 0 && { removed }),
      state: isClean ? 'checked' : 'machine',
    }
  }

  async translateText(
    text: string,
    from: Language,
    to: Language,
  ): Promise<{ text: string; state: StoryTextOrigin } | undefined> {
    if (text.length > MAX_TEXT) return undefined
    const spans = splitSentences(text)
    const made = await this.#checked(
      spans.map((span) => span.text),
      from,
      to,
    )
    if (!made || made.some(({ problems }) => hasSeriousProblem(problems))) return undefined
    const joined = made.reduce((whole, one, index) => {
      const isNew = spans[index]?.paragraph !== spans[index - 1]?.paragraph
      return index === 0 ? one.text : `${whole}${isNew ? '\n\n' : ' '}${one.text}`
    }, '')
    return {
      text: joined,
      state: made.every(({ problems }) => problems.length === 0) ? 'checked' : 'machine',
    }
  }

  /**
   * Returns the translation of each text with its problems; undefined if any text can't be translated. An
   * empty text remains empty.
   */
  async #checked(texts: readonly string[], from: Language, to: Language): Promise<Checked[] | undefined> {
    const full = texts.filter((text) => text !== '')
    const found = await this.#paid.texts(full, from, to)
    if (!found) return undefined
    const targets = found.map(plain)
    let at = 0
    return texts.map((source) => {
      if (source === '') return { text: '', problems: [] }
      const target = targets[at++] ?? ''
      return { text: target, problems: checkTranslation({ source, target, from, to }, this.#check) }
    })
  }
}

/** Creates a translator that checks each translation; a text with serious errors is left out. */
export function createCheckingTranslator(
  paid: BudgetedTranslator,
  check: TranslationCheckDependencies,
): Translator {
  return new CheckingTranslator(paid, check)
}
