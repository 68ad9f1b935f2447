import type { CasualtyWords } from '../../topics/events/casualties.ts'
import { words } from '../../words.ts'

export const casualties: CasualtyWords = {
  nouns: {
    dead: words('doden dodelijke'),
    injured: words('gewonden gewonde gewond'),
    missing: words('vermisten vermist'),
    homeless: words('daklozen ontheemden'),
    arrested: words('aangehouden arrestaties aanhoudingen arrestanten'),
    jobs: words('banen arbeidsplaatsen'),
  },
  passives: {
    dead: words('omgekomen gedood overleden verdronken dood'),
    injured: words('gewond behandeld'),
    missing: words('vermist'),
    homeless: words('dakloos ontheemd'),
    arrested: words('aangehouden gearresteerd opgepakt'),
    jobs: [],
  },
  verbs: {
    dead: [],
    injured: [],
    missing: words('vermist'),
    homeless: [],
    arrested: [],
    jobs: words('ontslaat'),
  },
  people: words(
    `mensen personen mannen vrouwen kinderen burgers inwoners bewoners opvarenden passagiers verdachten agenten slachtoffers`,
  ),
  afterPassive: words('geraakt geworden in bij door toen na op en tijdens nadat om voor'),
  be: words('werd werden zijn is worden wordt raakte raakten kwam kwamen nog ook inmiddels'),
  homeless: '(?:hun huis|dak) kwijt|zonder (?:huis|dak)',
  jobless:
    '(?:verliezen|verloren) (?:hun|de) (?:baan|banen|werk)|(?:hun|de) (?:baan|werk) (?:kwijt|verliezen|verloren)|zonder (?:baan|werk)',
  workBegins: 'verliezen|verloren',
  lastParticiples: words('omgekomen gedood behandeld vermist gewond opgepakt aangehouden gearresteerd'),
  bare: words('die onder'),
  between: words('ongeveer zeker minstens'),
  joints: words('en plus'),
  describing: [],
  behindParticiple: words('onder'),
}
