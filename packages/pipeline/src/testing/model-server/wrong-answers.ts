import type { Language } from '@plainwire/domain/language'
import { GOOD_MODEL_ANSWER, STORM_REPORT_SENTENCES } from '../model-story.ts'
import type { Behaviour } from './behaviour.ts'
import { alwaysAnswer } from './completions.ts'

const INVENTED: Record<Language, string> = {
  en: 'Ninety people died in Maputo on Sunday, Mayor Celestino Mabunda said.',
  nl: 'Negentig mensen kwamen zondag om in Maputo, zei burgemeester Celestino Mabunda.',
}
/** Simulated servers that give an answer of the right form with wrong content. */
export function listWrongAnswerBehaviours(language: Language): Behaviour[] {
  const { headline, sub_headline, sentences } = GOOD_MODEL_ANSWER[language]
  const [first, second, third] = sentences
  const draft = (lines: unknown) => alwaysAnswer(JSON.stringify({ headline, sub_headline, sentences: lines }))
  const invented = { text: INVENTED[language], sources: [3] }
  return [
    { name: 'a sentence that it invented', answering: draft([first, invented, third]), proven: 2 },
    { name: 'nothing but inventions', answering: draft([invented, invented]), proven: 0 },
    {
      name: 'sources that were not given',
      answering: draft([first, { ...second, sources: [77] }, { ...third, sources: [5, 99] }]),
      proven: 2,
    },
    {
      name: 'sources in the text',
      answering: draft(sentences.map(({ text, sources }) => `${text} [${sources}]`)),
      proven: 3,
    },
    {
      name: 'one sentence again and again',
      answering: draft([first, first, first, third, third]),
      proven: 2,
    },
    {
      name: 'a sentence without end',
      answering: draft([
        first,
        { text: `${STORM_REPORT_SENTENCES[language].join(', ')}.`, sources: [2, 3] },
        third,
      ]),
      proven: 2,
    },
    {
      name: 'markup and addresses',
      answering: draft([
        first,
        { ...second, text: `<b>${second?.text}</b>` },
        { ...third, text: `${third?.text} www.a.example.` },
      ]),
      proven: 1,
    },
  ]
}
