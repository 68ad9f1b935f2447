import type { CasualtyWords } from '../../topics/events/casualties.ts'
import { splitWords } from '../../words.ts'

export const casualtyWords: CasualtyWords = {
  nouns: {
    dead: splitWords('dead deaths fatalities'),
    injured: splitWords('injured wounded hurt injuries'),
    missing: splitWords('missing'),
    homeless: splitWords('homeless displaced'),
    arrested: splitWords('arrested arrests held detained'),
    jobs: splitWords('jobs'),
  },
  passives: {
    dead: splitWords('killed dead drowned died dies'),
    injured: splitWords('injured wounded hurt treated'),
    missing: splitWords('missing unaccounted'),
    homeless: splitWords('homeless displaced'),
    arrested: splitWords('arrested detained custody'),
    jobs: splitWords('redundant'),
  },
  verbs: {
    dead: splitWords('killing kills killed kill'),
    injured: splitWords('injuring injures injured injure wounding wounds wounded wound hurting hurts'),
    missing: [],
    homeless: splitWords('displacing displaces'),
    arrested: splitWords('arresting arrests arrested arrest detaining detains detained detain'),
    jobs: [],
  },
  people: splitWords(
    `people persons men women children civilians residents passengers others suspects officers soldiers students workers pupils
    victims`,
  ),
  afterPassive: splitWords(
    `in by when after as on at and during near over following while since from but with overnight because for early late today
    yesterday`,
  ),
  be: splitWords(
    `was were been are is be being have has had got left remain remained said reported found confirmed still also feared is`,
  ),
  homeless: 'without (?:a home|homes)|from their homes',
  jobless: '(?:los(?:e|es|ing|t)|(?:will|would|could|may) lose) their jobs?|out of (?:work|a job)',
  workBegins: 'los(?:e|es|ing|t)',
  lastParticiples: [],
  bare: splitWords('of after in on over as from at who'),
  between: splitWords('at least about more than some over nearly around up to almost another'),
  joints: splitWords('and plus'),
  describing: splitWords('injured wounded arrested detained held hurt missing dead'),
  behindParticiple: splitWords('people including than amid outside across under around'),
}
