import type { CasualtyWords } from '../../topics/events/casualties.ts'
import { splitWords } from '../../words.ts'

export const casualtyWords: CasualtyWords = {
  nouns: {
    dead: splitWords('doden dodelijke'),
    injured: splitWords('gewonden gewonde gewond'),
    missing: splitWords('vermisten vermist'),
    homeless: splitWords('daklozen ontheemden'),
    arrested: splitWords('aangehouden arrestaties aanhoudingen arrestanten'),
    jobs: splitWords('banen arbeidsplaatsen'),
  },
  passives: {
    dead: splitWords('omgekomen gedood overleden verdronken dood'),
    injured: splitWords('gewond behandeld'),
    missing: splitWords('vermist'),
    homeless: splitWords('dakloos ontheemd'),
    arrested: splitWords('aangehouden gearresteerd opgepakt'),
    jobs: [],
  },
  verbs: {
    dead: [],
    injured: [],
    missing: splitWords('vermist'),
    homeless: [],
    arrested: [],
    jobs: splitWords('ontslaat'),
  },
  people: splitWords(
    `mensen personen mannen vrouwen kinderen burgers inwoners bewoners opvarenden passagiers verdachten agenten slachtoffers`,
  ),
  afterPassive: splitWords('geraakt geworden in bij door toen na op en tijdens nadat om voor'),
  be: splitWords('werd werden zijn is worden wordt raakte raakten kwam kwamen nog ook inmiddels'),
  homeless: '(?:hun huis|dak) kwijt|zonder (?:huis|dak)',
  jobless:
    '(?:verliezen|verloren) (?:hun|de) (?:baan|banen|werk)|(?:hun|de) (?:baan|werk) (?:kwijt|verliezen|verloren)|zonder (?:baan|werk)',
  workBegins: 'verliezen|verloren',
  lastParticiples: splitWords('omgekomen gedood behandeld vermist gewond opgepakt aangehouden gearresteerd'),
  bare: splitWords('die onder'),
  between: splitWords('ongeveer zeker minstens'),
  joints: splitWords('en plus'),
  describing: [],
  behindParticiple: splitWords('onder'),
}
