import type { Sentence, StoryTextContent } from '@plainwire/domain/story'
import type { Translator } from '../ports.ts'
import type { Writer } from '../writing-ports.ts'

/**
 * A writer's text. A sentence that the writer left unchanged is stored as its index in the text that the
 * writer was given to improve.
 */
interface WrittenAnswer {
  text: Omit<StoryTextContent, 'sentences'>
  sentences: (Sentence | number)[]
}

/**
 * The responses of the operator's writer and translator while one story was composed, in the order of the
 * requests.
 */
export interface RecordedAnswers {
  /** Undefined without a writer. An entry is null if the writer left the text unchanged. */
  written?: (WrittenAnswer | null)[]
  /** Undefined without a translator. An entry is null if nothing was translated. */
  translated?: unknown[]
}

interface Services {
  writer?: Writer | undefined
  translator?: Translator | undefined
}

/** Wraps services so that their responses are recorded. */
export function createRecordingServices({ writer, translator }: Services): {
  services: Services
  answers: RecordedAnswers
} {
  const written: NonNullable<RecordedAnswers['written']> = []
  const translated: unknown[] = []
  return {
    services: {
      ...(writer && { writer: recordingWriter(writer, written) }),
      ...(translator && { translator: recordingTranslator(translator, translated) }),
    },
    answers: { ...(writer && { written }), ...(translator && { translated }) },
  }
}

function recordingWriter(writer: Writer, answers: NonNullable<RecordedAnswers['written']>): Writer {
  return {
    async write(order) {
      const written = await writer.write(order)
      const { sentences, ...text } = written
      const numbered = sentences.map((sentence) => {
        const number = order.extracted.sentences.indexOf(sentence)
        return number === -1 ? sentence : number
      })
      answers.push(written === order.extracted ? null : { text, sentences: numbered })
      return written
    },
  }
}

function recordingTranslator(translator: Translator, answers: unknown[]): Translator {
  const note = <T>(answer: T): T => {
    answers.push(answer ?? null)
    return answer
  }
  const { translateText } = translator
  return {
    translate: async (...question) => note(await translator.translate(...question)),
    ...(translateText && {
      translateText: async (...question) => note(await translateText.apply(translator, question)),
    }),
  }
}

/**
 * Creates services that replay recorded responses in order. They throw if there are more requests than
 * responses.
 */
export function createReplayServices({ written, translated }: RecordedAnswers): Services {
  return {
    ...(written && { writer: replayingWriter([...written]) }),
    ...(translated && { translator: replayingTranslator([...translated]) }),
  }
}

function next<T>(answers: T[]): T {
  const answer = answers.shift()
  if (answer === undefined) throw new Error('A service was asked what it was not asked before.')
  return answer
}

function replayingWriter(answers: (WrittenAnswer | null)[]): Writer {
  return {
    async write({ extracted }) {
      const answer = next(answers)
      if (answer === null) return extracted
      const sentences = answer.sentences.flatMap((one) =>
        typeof one === 'number' ? (extracted.sentences[one] ?? []) : one,
      )
      return { ...answer.text, sentences }
    },
  }
}

function replayingTranslator(answers: unknown[]): Translator {
  return {
    translate: async () => (next(answers) ?? undefined) as Awaited<ReturnType<Translator['translate']>>,
    translateText: async () =>
      (next(answers) ?? undefined) as Awaited<ReturnType<NonNullable<Translator['translateText']>>>,
  }
}
