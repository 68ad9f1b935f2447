import type { QualityHistory } from '@plainwire/domain/contract'
import { formatLongDate } from '@plainwire/domain/time'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { groupQualityFigures, type QualityFigureGroup } from './figure-groups.ts'
import { QualityFigureItem } from './quality-figure-item.tsx'
import { QualityRunsTable } from './quality-runs-table.tsx'
import { useQualityFigures } from './use-quality.ts'

/**
 * The text keys for the names of subjects of accuracy figures. A subject that isn't listed here is shown with
 * its English name.
 */
const TOPICS: Record<string, TextKey> = {
  'loaded language': 'quality.topic.bias',
  categories: 'quality.topic.categories',
  'checked claims': 'quality.topic.claims',
  'checked sentences': 'quality.topic.checking',
  clickbait: 'quality.topic.clickbait',
  clustering: 'quality.topic.clustering',
  extraction: 'quality.topic.extraction',
  feeds: 'quality.topic.feeds',
  language: 'quality.topic.language',
  places: 'quality.topic.places',
  translation: 'quality.topic.translation',
  writing: 'quality.topic.writing',
}

function Group({ group }: { group: QualityFigureGroup }) {
  const text = useTexts()
  const { topic, figures } = group
  const name = TOPICS[topic]
  return (
    <section aria-label={name ? text(name) : topic}>
      <h2 className="headline text-22 first-letter:uppercase" lang={name ? undefined : 'en'}>
        {name ? text(name) : topic}
      </h2>
      <ul>
        {figures.map((figure) => (
          <QualityFigureItem key={`${figure.topic} ${figure.measure}`} figure={figure} />
        ))}
      </ul>
      <QualityRunsTable group={group} />
    </section>
  )
}

function Figures({ history }: { history: QualityHistory }) {
  const text = useTexts()
  const last = history.runs.at(-1)
  if (!last) return <StatusMessage kind="empty" text={text('quality.empty')} />
  const date = formatLongDate(new Date(last.date), text.language, 'UTC')
  return (
    <>
      <p className="text-14 text-ink-soft">{text('quality.measured', { date, version: last.version })}</p>
      {groupQualityFigures(history).map((group) => (
        <Group key={group.topic} group={group} />
      ))}
    </>
  )
}

function Body() {
  const text = useTexts()
  const quality = useQualityFigures()
  if (quality.state === 'loaded') return <Figures history={quality.history} />
  if (quality.state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{text('quality.loading')}</span>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <div key={key} aria-hidden="true" className="h-24 rounded-sm bg-line breathing" />
        ))}
      </div>
    )
  }
  return (
    <StatusMessage kind="error" text={text('quality.error')}>
      <Button look="solid" onClick={quality.retry}>
        {text('story.retry')}
      </Button>
    </StatusMessage>
  )
}

/** The dialog with the measured accuracy of each step that produces the stories, such as clustering. */
export function QualityDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <TextDialog title={text('quality.title')} onClose={onClose}>
      <p className="max-w-[66ch]">{text('quality.intro')}</p>
      <Body />
      <DialogBottomCloseButton onClose={onClose} />
    </TextDialog>
  )
}
