import { useSavedStories } from '../../account/saved/saved.ts'
import { type Reader, useReader } from '../../account/session/account.ts'
import { signOut } from '../../account/session/session.ts'
import { subscriptions, useTier } from '../../account/subscription/subscription.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Popup } from '../../ui/popup.tsx'
import { Avatar } from './avatar.tsx'
import { useMenuKeyboardNavigation } from './use-menu-keys.ts'

const BADGE = 'rounded-full border border-line px-2 py-0.5 text-12'

/** The text key of the badge 'Trial' or 'Premium'; undefined for free readers. */
function useTierBadge(): 'menu.trial' | 'menu.premium' | undefined {
  const { whose, of } = usePersistedStore(subscriptions)
  const isPremium = useTier() === 'premium'
  if (!isPremium) return undefined
  return of[whose]?.status === 'trialing' ? 'menu.trial' : 'menu.premium'
}

/** The head of the menu: the reader's name, mail address, number of interests, age and gender. */
function ReaderSummary({ reader }: { reader: Reader }) {
  const text = useTexts()
  const tier = useTierBadge()
  const { age, gender } = reader
  return (
    <div className="grid grid-cols-1 gap-2 border-b border-line px-3 pt-2 pb-3">
      <div className="flex items-center gap-3">
        <Avatar name={reader.name} isPremium={tier !== undefined} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold">
            <span className="truncate">{reader.name}</span>
            {tier && <span className={`${BADGE} border-edge`}>{text(tier)}</span>}
          </p>
          <p className="truncate text-14 text-ink-soft">{reader.email}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-1.5 text-ink-soft">
        <span className={BADGE}>{text.plural('menu.interests', reader.interests.length)}</span>
        {age && age !== 'prefer-not-to-say' && <span className={BADGE}>{text('menu.age', { age })}</span>}
        {gender && gender !== 'prefer-not-to-say' && (
          <span className={BADGE}>{text(`preferences.gender.${gender}`)}</span>
        )}
      </p>
    </div>
  )
}

function Items({ close }: { close: () => void }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isPremium = useTier() === 'premium'
  const { stories } = useSavedStories()
  const { menu, onKeyDown } = useMenuKeyboardNavigation(close)
  const item = (label: string, act: () => void, count?: number) => (
    <Button
      look="row"
      role="menuitem"
      tabIndex={-1}
      className="justify-between gap-4 focus:bg-hush"
      onClick={() => {
        close()
        act()
      }}
    >
      {label}
      {count !== undefined && <span className={`${BADGE} tabular-nums`}>{count}</span>}
    </Button>
  )
  const leave = () => {
    void signOut()
    showToast(text('menu.signedOut'))
  }
  return (
    <div ref={menu} role="menu" aria-label={text('menu.label')} className="pt-1" onKeyDown={onKeyDown}>
      {isPremium
        ? item(text('menu.billing'), () => open({ name: 'billing' }))
        : item(text('menu.upgrade'), () => open({ name: 'upgrade', variant: 'default' }))}
      {item(text('menu.saved'), () => open({ name: 'savedStories' }), stories.length)}
      {item(text('menu.preferences'), () => open({ name: 'preferences' }))}
      {item(text('appearance.title'), () => open({ name: 'appearance' }))}
      {item(text('menu.account'), () => open({ name: 'account' }))}
      {item(text('menu.signOut'), leave)}
    </div>
  )
}

/** The menu of a signed-in reader, in the place of the Sign In button. */
export function UserMenu() {
  const text = useTexts()
  const reader = useReader()
  const isPremium = useTier() === 'premium'
  if (!reader) return null
  return (
    <Popup
      label={text('menu.open', { name: reader.name })}
      kind="menu"
      align="end"
      isWide
      look="plain"
      className="inline-flex items-center justify-center rounded-full target"
      button={<Avatar name={reader.name} isPremium={isPremium} />}
    >
      {(close) => (
        <div className="sm:w-76">
          <ReaderSummary reader={reader} />
          <Items close={close} />
        </div>
      )}
    </Popup>
  )
}
