import type { StoryChange, StoryFact } from '@plainwire/domain/contract'
import type { Localizer } from '../../../lib/texts.ts'
import { localiseSubjectName, localizeFactName } from '../facts/fact-name.ts'
import { formatFactValue } from '../facts/fact-text.ts'
import type { ListedSource } from '../story-view.ts'

/** The story's data that is needed to describe a change. */
export interface DescribeChangeInput {
  sources: readonly ListedSource[]
  facts: readonly StoryFact[]
}

const nameOf = (sourceId: string, { sources }: DescribeChangeInput, text: Localizer) =>
  sources.find(({ id }) => id === sourceId)?.name ?? text('change.someSource')

/**
 * Returns the name of a changed fact. If the fact has no name to display, its subject is the name: in the
 * reader's language if the application knows the subject, otherwise in the words of a source.
 */
function nameOfFact(
  { factId, subject }: { factId: string; subject: string },
  { facts }: DescribeChangeInput,
  text: Localizer,
) {
  const fact = facts.find(({ id }) => id === factId)
  const name = fact && localizeFactName(fact, text.language, text)?.text
  return name ?? localiseSubjectName(subject, text) ?? subject
}

function valueText(
  change: { factId: string },
  value: number | string,
  context: DescribeChangeInput,
  text: Localizer,
) {
  const fact = context.facts.find(({ id }) => id === change.factId)
  if (fact) return formatFactValue(value, 'exact', fact, text)
  return typeof value === 'number' ? value.toLocaleString(text.language) : value
}

/** Returns an entry of the change log as a sentence in the reader's language. */
export function describeChange(change: StoryChange, context: DescribeChangeInput, text: Localizer): string {
  switch (change.kind) {
    case 'new_source':
      return text('change.newSource', { source: nameOf(change.sourceId, context, text) })
    case 'correction':
      return text('change.correction', { source: nameOf(change.sourceId, context, text) })
    case 'new_fact':
      return text('change.newFact', {
        subject: nameOfFact(change, context, text),
        value: valueText(change, change.value, context, text),
      })
    case 'number_changed':
      return text('change.number', {
        subject: nameOfFact(change, context, text),
        from: valueText(change, change.from, context, text),
        to: valueText(change, change.to, context, text),
      })
    case 'headline_changed':
      return text('change.headline', { from: change.from })
    case 'merged':
      return text('change.merged')
    case 'split':
      return text.plural('change.split', change.sourceIds.length)
    case 'split_from':
      return text('change.splitFrom')
    case 'thread_changed':
      return text('change.thread')
    case 'new_language':
      return text(change.language === 'nl' ? 'change.newLanguage.nl' : 'change.newLanguage.en')
  }
}
