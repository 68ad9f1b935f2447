import type { Article } from '@plainwire/domain/article'
import type { Feed } from '@plainwire/domain/feed'
import { isLanguage } from '@plainwire/domain/language'
import { agencyCredits, agencyName, kindOf } from './3-cluster/index.ts'
import { type ArticleReading, type Passports, passportsOf } from './7-publish/index.ts'
import { breather } from './breather.ts'
import type { Desk } from './desk.ts'
import type { Newsroom } from './newsroom.ts'
import { isCorrected } from './read/index.ts'

/** From this probability on a headline counts as clickbait in its publisher's passport. */
const CLICKBAIT_FROM = 0.5

/** What the desk shows of every publisher, beside how reading its feeds goes: part of an edition. */
export async function passports(
  { scorer }: Newsroom,
  desk: Desk,
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[],
  now: Date,
): Promise<Passports> {
  const { publishers, clusters, readings } = desk
  const credits = agencyCredits(publishers.values())
  const read = (article: Article): ArticleReading => {
    const { title, language } = article
    const known = readings.get(article)
    const reading = known ?? {
      isClickbait: isLanguage(language)
        ? scorer.judge.clickbait(title, language) >= CLICKBAIT_FROM
        : undefined,
      agency: agencyName(article, credits),
      isCorrected: isCorrected(article),
      isReport: kindOf(article) === 'report',
    }
    if (!known) readings.set(article, reading)
    return reading
  }
  return passportsOf({ publishers, stories: [...clusters.values()], read, feeds, now, breathe: breather() })
}
