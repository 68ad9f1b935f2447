import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** A dismissible message that the language couldn't be detected. */
export function LanguageDetectionNotice() {
  const text = useTexts()
  const { hasFailed, dismiss } = useLanguageChoice()
  if (!hasFailed) return null
  return (
    <div role="alert" className="flex items-center gap-3 text-14">
      <span className="flex-1">{text('language.failed')}</span>
      <Button look="text" onClick={dismiss}>
        {text('language.dismiss')}
      </Button>
    </div>
  )
}
