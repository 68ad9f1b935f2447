import { buildSectionPath } from '@plainwire/domain/addresses'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { shortcutsEnabled } from '../device/appearance/shortcuts.ts'
import { createShortcutDetector, type Shortcut } from '../lib/access/shortcut-map.ts'
import { useDialogStack } from '../lib/addresses/open-dialogs.ts'
import { type AppView, buildPathWithParameters } from '../lib/addresses/paths.ts'
import { useTexts } from '../lib/texts.ts'

/** The headline links of the page, in document order. */
const STORY_LINKS = '#news article :is(h2, h3) a'
const SEARCH_OPENER = '[data-search-opener]'
const TEXT_INPUTS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null
}

/** Moves the focus to the next or previous story; from outside the stories, to the first or last one. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(STORY_LINKS)]
  const article = document.activeElement?.closest('article')
  const current = links.findIndex((link) => link.closest('article') === article)
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step
  links[next]?.focus()
  links[next]?.scrollIntoView({ block: 'nearest' })
}

/** Returns the headline link of the story that contains the focus. */
function focusedLink(): HTMLAnchorElement | undefined {
  return (
    document.activeElement?.closest('article')?.querySelector<HTMLAnchorElement>(':is(h2, h3) a') ?? undefined
  )
}

function storyIdOf(link: HTMLAnchorElement | undefined): string | undefined {
  return link && /\/story\/([^/?]+)/.exec(link.pathname)?.[1]
}

/**
 * Returns the save button of the open story, or else of the story that contains the focus; missing for readers
 * without an account.
 */
function saveButton(view: AppView): HTMLElement | null | undefined {
  const story = view.dialog ? document.querySelector('dialog') : document.activeElement?.closest('article')
  return story?.querySelector<HTMLElement>('[data-save]')
}

function useActions(view: AppView) {
  const { language } = useTexts()
  const navigate = useNavigate()
  const { dialogs, open } = useDialogStack()
  const isCovered = view.dialog !== undefined || dialogs.length > 0
  const share = () => {
    const storyId = view.dialog?.name === 'story' ? view.dialog.storyId : storyIdOf(focusedLink())
    if (storyId && dialogs.length === 0) open({ name: 'share', storyId })
  }
  return (shortcut: Shortcut) => {
    if (shortcut === 'share') return share()
    if (shortcut === 'save') return dialogs.length === 0 && saveButton(view)?.click()
    if (shortcut === 'keys') return dialogs.some(({ name }) => name === 'keys') || open({ name: 'keys' })
    if (isCovered) return
    if (shortcut === 'next') moveFocus(1)
    else if (shortcut === 'previous') moveFocus(-1)
    else if (shortcut === 'open') focusedLink()?.click()
    else if (shortcut === 'search') document.querySelector<HTMLElement>(SEARCH_OPENER)?.click()
    else navigate(buildPathWithParameters(buildSectionPath(shortcut.section), language))
  }
}

/** Handles the single-key shortcuts; pressing '?' shows a list of them. */
export function useKeyboardShortcuts(view: AppView): void {
  const act = useRef<(shortcut: Shortcut) => void>(() => {})
  const actions = useActions(view)
  useEffect(() => {
    act.current = actions
  })
  useEffect(() => {
    const read = createShortcutDetector()
    const onKeyDown = (event: KeyboardEvent) => {
      const isNotShortcut = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
      if (isNotShortcut || isTyping(event.target) || !shortcutsEnabled.get()) return
      const shortcut = read(event.key, event.timeStamp)
      if (!shortcut) return
      event.preventDefault()
      act.current(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
