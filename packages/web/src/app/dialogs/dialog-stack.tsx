import { type ReactNode, Suspense } from 'react'
import { LocationCard } from '../../features/location/location-card.tsx'
import type { UnroutedDialog } from '../../lib/addresses/open-dialogs.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'

const SettingsDialog = createLazyComponent(() =>
  import('../../features/settings/settings-dialog.tsx').then((part) => part.SettingsDialog),
)
const LanguageCard = createLazyComponent(() =>
  import('../../features/language/language-card.tsx').then((part) => part.LanguageCard),
)
const ThemeChooser = createLazyComponent(() =>
  import('../../features/premium/theme-chooser.tsx').then((part) => part.ThemeChooser),
)
const AppearanceDialog = createLazyComponent(() =>
  import('../../features/settings/appearance-dialog.tsx').then((part) => part.AppearanceDialog),
)
const AiTab = createLazyComponent(() =>
  import('../../features/premium/ai-tab.tsx').then((part) => part.AiTab),
)
const KeysDialog = createLazyComponent(() =>
  import('../../features/settings/keyboard-shortcuts-dialog.tsx').then(
    (part) => part.KeyboardShortcutsDialog,
  ),
)
const DeviceDialog = createLazyComponent(() =>
  import('../../features/settings/device-data-dialog.tsx').then((part) => part.DeviceDataDialog),
)
const ShareDialog = createLazyComponent(() =>
  import('../../features/share/share-dialog.tsx').then((part) => part.ShareDialog),
)
const PublisherDialog = createLazyComponent(() =>
  import('../../features/publisher/publisher-dialog.tsx').then((part) => part.PublisherDialog),
)
const SlideshowDialog = createLazyComponent(() =>
  import('../../features/slideshow/slideshow-dialog.tsx').then((part) => part.SlideshowDialog),
)

const MutesDialog = createLazyComponent(() =>
  import('../../features/mutes/mutes-dialog.tsx').then((part) => part.MutesDialog),
)
const AlertsDialog = createLazyComponent(() =>
  import('../../features/following/alerts-dialog.tsx').then((part) => part.AlertsDialog),
)
const RankingDialog = createLazyComponent(() =>
  import('../../features/ranking/ranking-dialog.tsx').then((part) => part.RankingDialog),
)
const ScoreDialog = createLazyComponent(() =>
  import('../../features/ranking/score-dialog.tsx').then((part) => part.ScoreDialog),
)

const AccountDialog = createLazyComponent(() =>
  import('../../features/profile/account-dialog.tsx').then((part) => part.AccountDialog),
)
const SignInDialog = createLazyComponent(() =>
  import('../../features/sign-in/sign-in-dialog.tsx').then((part) => part.SignInDialog),
)

const OnboardingDialog = createLazyComponent(() =>
  import('../../features/preferences/index.ts').then((part) => part.OnboardingDialog),
)
const PreferencesDialog = createLazyComponent(() =>
  import('../../features/preferences/index.ts').then((part) => part.PreferencesDialog),
)
const MergeMutesDialog = createLazyComponent(() =>
  import('../../features/preferences/index.ts').then((part) => part.MergeMutesDialog),
)
const SavedDialog = createLazyComponent(() =>
  import('../../features/saved/saved-dialog.tsx').then((part) => part.SavedDialog),
)

const UpgradeDialog = createLazyComponent(() =>
  import('../../features/premium/upgrade-dialog.tsx').then((part) => part.UpgradeDialog),
)
const BillingDialog = createLazyComponent(() =>
  import('../../features/billing/billing-dialog.tsx').then((part) => part.BillingDialog),
)

/** Dialogs without a URL of their own, each in a separate chunk. */
const DIALOGS: Partial<
  Record<UnroutedDialog['name'], (props: { dialog: UnroutedDialog; onClose: () => void }) => ReactNode>
> = {
  settings: ({ onClose }) => (
    <SettingsDialog
      onClose={onClose}
      choices={
        <>
          <LanguageCard />
          <LocationCard />
          <ThemeChooser />
        </>
      }
    />
  ),
  appearance: ({ onClose }) => <AppearanceDialog themes={<ThemeChooser />} onClose={onClose} />,
  account: ({ onClose }) => <AccountDialog onClose={onClose} />,
  signIn: ({ onClose }) => <SignInDialog onClose={onClose} />,
  onboarding: ({ onClose }) => <OnboardingDialog onClose={onClose} />,
  preferences: ({ dialog, onClose }) =>
    dialog.name === 'preferences' && <PreferencesDialog tab={dialog.tab} ai={<AiTab />} onClose={onClose} />,
  mergeMutes: ({ onClose }) => <MergeMutesDialog onClose={onClose} />,
  upgrade: ({ dialog, onClose }) =>
    dialog.name === 'upgrade' && <UpgradeDialog variant={dialog.variant} onClose={onClose} />,
  billing: ({ onClose }) => <BillingDialog onClose={onClose} />,
  keys: ({ onClose }) => <KeysDialog onClose={onClose} />,
  device: ({ onClose }) => <DeviceDialog onClose={onClose} />,
  mutes: ({ dialog, onClose }) =>
    dialog.name === 'mutes' && <MutesDialog suggestion={dialog.suggestion} onClose={onClose} />,
  followAlerts: ({ dialog, onClose }) =>
    dialog.name === 'followAlerts' && <AlertsDialog thing={dialog} onClose={onClose} />,
  savedStories: ({ onClose }) => <SavedDialog onClose={onClose} />,
  ranking: ({ onClose }) => <RankingDialog onClose={onClose} />,
  score: ({ dialog, onClose }) =>
    dialog.name === 'score' && <ScoreDialog storyId={dialog.storyId} onClose={onClose} />,
  share: ({ dialog, onClose }) =>
    dialog.name === 'share' && <ShareDialog storyId={dialog.storyId} onClose={onClose} />,
  publisher: ({ dialog, onClose }) =>
    dialog.name === 'publisher' && <PublisherDialog publisherId={dialog.publisherId} onClose={onClose} />,
  slideshow: ({ dialog, onClose }) =>
    dialog.name === 'slideshow' && <SlideshowDialog storyId={dialog.storyId} onClose={onClose} />,
}

/** One dialog. Renders nothing for an unknown name, which a history entry of another release may contain. */
function DialogPart({ dialog, onClose }: { dialog: UnroutedDialog; onClose: () => void }) {
  const Dialog = DIALOGS[dialog.name]
  return Dialog ? <Dialog dialog={dialog} onClose={onClose} /> : null
}

interface OpenDialogsProps {
  /** Open dialogs, the front one last. */
  dialogs: readonly UnroutedDialog[]
  onClose: () => void
}

/**
 * Renders open dialogs in order. Each dialog waits for the dialog behind it: after a reload their code arrives
 * in any order, and the dialog that is rendered last is in front.
 */
export function DialogStack({ dialogs: [first, ...others], onClose }: OpenDialogsProps) {
  if (!first) return null
  return (
    <Suspense key={first.name} fallback={null}>
      <DialogPart dialog={first} onClose={onClose} />
      <DialogStack dialogs={others} onClose={onClose} />
    </Suspense>
  )
}
