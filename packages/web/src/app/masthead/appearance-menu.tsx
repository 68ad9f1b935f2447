import { Suspense } from 'react'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { Popup } from '../../ui/popup.tsx'

const ThemeChooser = createLazyComponent(() =>
  import('../../features/premium/theme-chooser.tsx').then((part) => part.ThemeChooser),
)
const TextSizeChooser = createLazyComponent(() =>
  import('../../features/settings/text-size-chooser.tsx').then((part) => part.TextSizeChooser),
)

/** The 'Aa' menu in the masthead, with theme and text size. */
export function AppearanceMenu() {
  const text = useTexts()
  return (
    <Popup
      align="end"
      isWide
      label={text('appearance.title')}
      look="round"
      className="font-serif text-18 font-semibold noscript:hidden"
      button={<span aria-hidden="true">{text('appearance.sign')}</span>}
    >
      {() => (
        <div className="grid gap-5 p-3 sm:w-88">
          <Suspense fallback={<p className="h-72" />}>
            <TextSizeChooser />
            <ThemeChooser />
          </Suspense>
        </div>
      )}
    </Popup>
  )
}
