import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import { showToast } from '../lib/access/toasts.ts'
import { loadLocalizer, loadRemainingTexts, type TextKey } from '../lib/texts.ts'

/** Shows an error message in the language of the page. For code outside components. */
export async function showFailure(key: TextKey): Promise<void> {
  const { lang } = document.documentElement
  try {
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
    const [text] = await Promise.all([loadLocalizer(language), loadRemainingTexts()])
    showToast(text(key), 'error')
  } catch {
    // Without a connection the texts of the message can't be loaded; then nothing is shown.
    return
  }
}
