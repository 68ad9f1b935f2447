import type { TextJudge } from '../4-write/index.ts'
import type { HeadlineAndTextJudge } from '../6-score/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'

const MOST_NEUTRAL = 10

/**
 * Adapts the judge with which scoring (stage 6) rates headlines and texts to the interface that writing
 * (stage 4) uses, so that both stages rate texts in the same way.
 */
export function createTextJudge(
  judge: HeadlineAndTextJudge,
  { clickbaitRules }: Pick<NewsroomData, 'clickbaitRules'>,
): TextJudge {
  const devices = new Set([...Object.keys(clickbaitRules.en), ...Object.keys(clickbaitRules.nl)])
  return {
    clickbait: judge.clickbait,
    voice: judge.voice,
    hasDevice: (title, language) => judge.title(title, language).marks.some(({ kind }) => devices.has(kind)),
    loaded: (text, language) => 1 - judge.text({ title: '', text, language }).neutrality / MOST_NEUTRAL,
  }
}
