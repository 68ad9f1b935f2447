import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { usePlace } from '../../device/place/place.ts'
import {
  DEFAULT_RANKING_PREFERENCES,
  isDefaultRanking,
  rankingPreferences,
  updateRankingPreferences,
} from '../../device/reading/ranking-preferences.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { getViewForPath } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/choices/checkbox.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { DialogHeader } from '../../ui/dialog/dialog-header.tsx'
import { SIDE_PANEL_MEDIA_QUERY, SidePanel } from '../../ui/side-panel.tsx'
import { RankingSlider } from './ranking-slider.tsx'

const TITLE_ID = 'ranking-title'
const SLIDERS = ['near', 'important', 'topics'] as const

/** Three sliders, the option 'newest first', and a button that resets them. */
function Controls() {
  const text = useTexts()
  const chosen = usePersistedStore(rankingPreferences)
  const hasPlace = usePlace() !== undefined
  const hasTopics = (useListSettings()?.interests.length ?? 0) > 0
  const { newestFirst } = chosen
  const hints = {
    near: hasPlace ? undefined : text('ranking.near.unplaced'),
    important: undefined,
    topics: hasTopics ? undefined : text('ranking.topics.none'),
  }
  return (
    <>
      <p className="text-16 text-ink-soft">{text('ranking.intro')}</p>
      {SLIDERS.map((name) => (
        <RankingSlider
          key={name}
          name={name}
          value={chosen[name]}
          isDisabled={newestFirst}
          hint={hints[name]}
        />
      ))}
      <Checkbox
        name={text('ranking.newest')}
        description={text('ranking.newest.explained')}
        isOn={newestFirst}
        onChange={(isOn) => updateRankingPreferences({ newestFirst: isOn })}
        className="border-t border-line pt-4"
      />
      <Button
        look="outline"
        className="justify-self-start"
        disabled={isDefaultRanking(chosen)}
        onClick={() => rankingPreferences.set(DEFAULT_RANKING_PREFERENCES)}
      >
        {text('ranking.neutral')}
      </Button>
    </>
  )
}

/** True if the settings can be shown next to the story list: on a wide screen, with no other dialog open. */
function useIsBeside(): boolean {
  const { dialogs } = useDialogStack()
  const { pathname } = useLocation()
  const isWide = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(SIDE_PANEL_MEDIA_QUERY)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(SIDE_PANEL_MEDIA_QUERY).matches,
  )
  return isWide && dialogs.length === 1 && getViewForPath(pathname).dialog === undefined
}

/**
 * The reader's ranking settings. They are shown in a panel next to the list, which updates with every change;
 * if there is no space for a panel, in a modal dialog.
 */
export function RankingDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const head = { title: text('ranking.title'), titleId: TITLE_ID, onClose }
  if (useIsBeside()) {
    return (
      <SidePanel {...head}>
        <DialogBody>
          <Controls />
        </DialogBody>
      </SidePanel>
    )
  }
  return (
    <Dialog labelledBy={TITLE_ID} onClose={onClose} width="reading">
      <DialogHeader {...head} />
      <DialogBody>
        <Controls />
      </DialogBody>
    </Dialog>
  )
}
