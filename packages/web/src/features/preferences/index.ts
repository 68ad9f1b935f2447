// One chunk: what these dialogs share would otherwise come with the first view.
export { MergeMutesDialog } from './merge-mutes-dialog.tsx'
export { MergeOffer } from './merge-offer.tsx'
export { OnboardingDialog } from './onboarding-dialog.tsx'
export { PreferencesDialog } from './preferences-dialog.tsx'
