import type { CasualtyWords } from '../../topics/events/casualties.ts'
import { words } from '../../words.ts'

export const casualties: CasualtyWords = {
  nouns: {
    dead: words('dead deaths fatalities'),
    injured: words('injured wounded hurt injuries'),
    missing: words('missing'),
    homeless: words('homeless displaced'),
    arrested: words('arrested arrests held detained'),
    jobs: words('jobs'),
  },
  passives: {
    dead: words('killed dead drowned died dies'),
    injured: words('injured wounded hurt treated'),
    missing: words('missing unaccounted'),
    homeless: words('homeless displaced'),
    arrested: words('arrested detained custody'),
    jobs: words('redundant'),
  },
  verbs: {
    dead: words('killing kills killed kill'),
    injured: words('injuring injures injured injure wounding wounds wounded wound hurting hurts'),
    missing: [],
    homeless: words('displacing displaces'),
    arrested: words('arresting arrests arrested arrest detaining detains detained detain'),
    jobs: [],
  },
  people: words(
    `people persons men women children civilians residents passengers others suspects officers soldiers students workers pupils
    victims`,
  ),
  afterPassive: words(
    `in by when after as on at and during near over following while since from but with overnight because for early late today
    yesterday`,
  ),
  be: words(
    `was were been are is be being have has had got left remain remained said reported found confirmed still also feared is`,
  ),
  homeless: 'without (?:a home|homes)|from their homes',
  jobless: '(?:los(?:e|es|ing|t)|(?:will|would|could|may) lose) their jobs?|out of (?:work|a job)',
  workBegins: 'los(?:e|es|ing|t)',
  lastParticiples: [],
  bare: words('of after in on over as from at who'),
  between: words('at least about more than some over nearly around up to almost another'),
  joints: words('and plus'),
  describing: words('injured wounded arrested detained held hurt missing dead'),
  behindParticiple: words('people including than amid outside across under around'),
}
