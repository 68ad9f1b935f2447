import { SECTION_SHORTCUT_LETTERS, SINGLE_KEY_SHORTCUTS } from '../../lib/access/shortcut-map.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'

function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-edge bg-surface px-2 py-0.5 font-sans text-14 font-semibold">
      {name}
    </kbd>
  )
}

function Row({ keys, action }: { keys: readonly string[]; action: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line py-2">
      <dt>{action}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <Key key={key} name={key} />
        ))}
      </dd>
    </div>
  )
}

/** The keys to press for a shortcut: 'S' means Shift and s. */
const keysFor = (key: string) => (/[A-Z]/.test(key) ? ['Shift', key.toLowerCase()] : [key])

/** The dialog that lists the keyboard shortcuts. */
export function KeyboardShortcutsDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <TextDialog title={text('keys.title')} onClose={onClose}>
      <dl>
        {Object.entries(SINGLE_KEY_SHORTCUTS).map(([key, action]) => (
          <Row key={key} keys={keysFor(key)} action={text(`keys.${action}`)} />
        ))}
        <Row keys={['Esc']} action={text('keys.close')} />
      </dl>
      <section>
        <h2 className="pb-2 font-semibold">{text('keys.sections')}</h2>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {Object.entries(SECTION_SHORTCUT_LETTERS).map(([letter, section]) => (
            <Row key={letter} keys={['g', letter]} action={text(`section.${section}`)} />
          ))}
        </dl>
      </section>
      <p className="text-14 text-ink-soft">{text('keys.explained')}</p>
    </TextDialog>
  )
}
