import { useEffect, useState } from 'react'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

/** How long the button confirms the copy, in ms. */
const CONFIRMED_MS = 2000

/** Copies a text to the clipboard; `isCopied` is true for two seconds after a copy. */
export function useCopyToClipboard(): { isCopied: boolean; copy: (value: string) => Promise<void> } {
  const text = useTexts()
  const [copyCount, setCopyCount] = useState(0)
  useEffect(() => {
    if (copyCount === 0) return
    const timer = setTimeout(() => setCopyCount(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copyCount])
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      setCopyCount((before) => before + 1)
      showToast(text('share.linkCopied'))
    } catch {
      // The browser may refuse, or have no clipboard on an insecure page; the reader can still copy manually.
      showToast(text('share.failedToCopy'), 'error')
    }
  }
  return { isCopied: copyCount > 0, copy }
}
