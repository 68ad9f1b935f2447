import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import { loadLaterTexts, loadSpeaker, type TextKey } from '../lib/texts.ts'
import { showToast } from '../lib/toasts.ts'

/** Says outside any component, in the language of the page, that something has failed. */
export async function showFailure(key: TextKey): Promise<void> {
  const { lang } = document.documentElement
  try {
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
    const [text] = await Promise.all([loadSpeaker(language), loadLaterTexts()])
    showToast(text(key), 'error')
  } catch {
    // Without a connection the words for it may be missing too.
    return
  }
}
