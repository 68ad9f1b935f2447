import { foldCaseAndAccents } from '../../packages/pipeline/src/text/words/tokens.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'

/**
 * The names of one language in @faker-js/faker: for first and last names, a list for each sex and one for
 * names of any sex ('generic').
 */
interface Names {
  a: { person: Record<'first_name' | 'last_name', Record<string, string[]>> }
}

/** First names of people in the news that the lists lack, chosen by hand. */
const IN_THE_NEWS =
  'Andrzej Barack Bashar Beatrix Benazir Chuck Dick Diederik Dmitri Eddy Ehud Elio Elon Evo Francois Frans Geert Henk Hosni Hussein Jeroen Joop Kamala Keir Laurent Lech Li Mahmoud Mathieu Maxima Moon Muammar Narendra Oleg Philippe Piet Primoz Recep Remco Rik Rishi Rob Ruud Saddam Sergei Shimon Shinzo Silvio Svetlana Tadej Tayyip Wang Wim Xi Yasser Yitzhak'
const ABOUT =
  "First and last names, folded. From the English and Dutch lists of @faker-js/faker 9.9.0 (MIT), and some names of the news added by hand; made by training/words/person-names.ts. A name that follows a first name isn't a place."

function namesOf(inputs: MakerInputs, kind: 'first_name' | 'last_name'): string[] {
  return ['english-names', 'dutch-names'].flatMap((input) =>
    Object.values(inputs.module<Names>(input).a.person[kind]).flat(),
  )
}

/** Folds names, removes duplicates, sorts them alphabetically and joins them with spaces. */
const listed = (names: readonly string[]) => [...new Set(names.map(foldCaseAndAccents))].sort().join(' ')

/**
 * True for names of one word. Names with particles are left out: 'van den Berg' has several words, and 'berg'
 * alone is a mountain.
 */
const isOneWord = (name: string) => !name.includes(' ')

/** Makes the list of first and last names that distinguish people from places. */
export const PERSON_NAMES: Maker = {
  name: 'person-names',
  file: 'training/words/person-names.ts',
  inputs: ['english-names', 'dutch-names'],
  make(inputs) {
    const first = listed([...namesOf(inputs, 'first_name'), ...IN_THE_NEWS.split(' ')])
    const last = listed(namesOf(inputs, 'last_name').filter(isOneWord))
    return {
      'content/terms/person-names.json': `${JSON.stringify({ about: ABOUT, first, last }, null, 1)}\n`,
    }
  },
}
