import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'

/** How long the button confirms that it copied. */
const CONFIRMED_MS = 2000

/** Copies a text to the clipboard; `isCopied` for two seconds after it worked. */
export function useCopied(): { isCopied: boolean; copy: (copied: string) => Promise<void> } {
  const text = useTexts()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setTimes(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      setTimes((before) => before + 1)
      showToast(text('share.linkCopied'))
    } catch {
      // Refused by the browser, or there is no clipboard in an insecure page: the reader can still copy by hand.
      showToast(text('share.failedToCopy'), 'error')
    }
  }
  return { isCopied: times > 0, copy }
}
