import type { FollowKind } from '@plainwire/domain/follow'
import { useLocation, useNavigate } from 'react-router'

/**
 * A dialog without an address of its own. It is opened by name, because features don't import each other's
 * dialogs; app/dialogs/dialog-host renders them. The data is plain JSON in the history state: Back closes the
 * dialog, Forward opens it again.
 */
export type UnroutedDialog =
  | { name: 'share'; storyId: string }
  | { name: 'slideshow'; storyId: string }
  | { name: 'publisher'; publisherId: string }
  | { name: 'score'; storyId: string }
  | { name: 'ranking' }
  | { name: 'mutes'; suggestion?: { kind: 'word' | 'topic' | 'source'; text: string } }
  | { name: 'followAlerts'; kind: FollowKind; key: string; label: string }
  | { name: 'settings' }
  | { name: 'appearance' }
  | { name: 'keys' }
  | { name: 'device' }
  | { name: 'signIn' }
  | { name: 'upgrade'; variant: 'default' | 'welcome' }
  | { name: 'billing' }
  | { name: 'savedStories' }
  | { name: 'account' }
  | { name: 'onboarding' }
  | { name: 'preferences'; tab?: 'interests' | 'muted' | 'email' | 'ai' }
  | { name: 'mergeMutes' }

interface DialogHistoryState {
  /**
   * The open dialogs. The field can't be renamed, because the history of pages that are open in browsers
   * contains it.
   */
  asked?: unknown
}

function isOpenDialog(dialog: unknown): dialog is UnroutedDialog {
  return typeof dialog === 'object' && dialog !== null && 'name' in dialog && typeof dialog.name === 'string'
}

/** Returns the open dialogs in a history state, the front one last. */
export function readOpenDialogs(state: unknown): UnroutedDialog[] {
  const dialogs =
    typeof state === 'object' && state !== null ? (state as DialogHistoryState).asked : undefined
  return Array.isArray(dialogs) ? dialogs.filter(isOpenDialog) : []
}

/** Returns the open dialogs, and functions to open a dialog, and to replace or close the front one. */
export function useDialogStack() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const dialogs = readOpenDialogs(state)
  return {
    dialogs,
    open: (dialog: UnroutedDialog) =>
      navigate({ pathname, search }, { state: { ...state, asked: [...dialogs, dialog] } }),
    /** Replaces the front dialog by another dialog. */
    replace: (dialog: UnroutedDialog) =>
      navigate(
        { pathname, search },
        { replace: true, state: { ...state, asked: [...dialogs.slice(0, -1), dialog] } },
      ),
    close: () => navigate(-1),
  }
}
