import { type ChangeEvent, useRef, useState } from 'react'
import { switchPushOff } from '../../device/push/push-device.ts'
import { restoreDevice } from '../../device/storage/restore-device.ts'
import { announce } from '../../lib/announcements.ts'
import { eraseCaches } from '../../lib/device-caches.ts'
import {
  eraseDevice,
  exportDevice,
  importDevice,
  type StoredItem,
  storedItems,
} from '../../lib/device-file.ts'
import { browserOutside } from '../../lib/outside.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { StorageKey } from '../../lib/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { CachedFiles } from './cached-files.tsx'
import { endSession, PersistedSession, persistedSession } from './persisted-session.tsx'

function Thing({ thing, onForget }: { thing: StoredItem; onForget: (key: StorageKey) => void }) {
  const text = useTexts()
  const name = text(`device.${thing.key.replace('plainwire.', '') as DeviceName}`)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2.5">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer py-2.5">{name}</summary>
        <pre className="max-h-48 overflow-auto rounded-md bg-hush p-3 text-12 break-all whitespace-pre-wrap">
          {JSON.stringify(thing.value, undefined, 2)}
        </pre>
      </details>
      <Button look="quiet" onClick={() => onForget(thing.key)}>
        {text('device.forget')}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

type DeviceName = StorageKey extends `plainwire.${infer Name}` ? Name : never

function useDevice() {
  const text = useTexts()
  const [things, setThings] = useState(storedItems)
  const [erasures, setErasures] = useState(0)
  const changed = (said: string) => {
    restoreDevice()
    setThings(storedItems())
    announce(said)
  }
  return {
    things,
    erasures,
    forget: (key: StorageKey) => {
      if (key === 'plainwire.push') void switchPushOff(browserOutside)
      eraseDevice([key])
      changed(text('device.forgotten'))
    },
    end: async () => {
      await endSession()
      changed(text('device.forgotten'))
    },
    erase: async () => {
      await endSession()
      void switchPushOff(browserOutside)
      eraseDevice()
      await eraseCaches()
      setErasures((before) => before + 1)
      changed(text('device.erased'))
      showToast(text('device.erased'))
    },
    take: (file: string) => {
      if (importDevice(file)) {
        changed(text('device.imported'))
        showToast(text('device.imported'))
      } else showToast(text('device.import.failed'), 'error')
    },
  }
}

/** A button that chooses a file; its text is given on. */
function ImportButton({ onFile }: { onFile: (file: string) => void }) {
  const text = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(await file.text())
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={text('device.import')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event)}
      />
      <Button look="outline" onClick={() => input.current?.click()}>
        {text('device.import')}
      </Button>
    </>
  )
}

/** Everything that is stored on this device only: to inspect, export and delete. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { things, erasures, forget, end, erase, take } = useDevice()
  const isSignedIn = persistedSession().length > 0
  return (
    <TextDialog title={text('device.title')} onClose={onClose}>
      <p className="text-ink-soft">{text('device.explained')}</p>
      {things.length === 0 && !isSignedIn ? (
        <p>{text('device.empty')}</p>
      ) : (
        <ul>
          {isSignedIn && <PersistedSession onEnd={() => void end()} />}
          {things.map((thing) => (
            <Thing key={thing.key} thing={thing} onForget={forget} />
          ))}
        </ul>
      )}
      <CachedFiles key={erasures} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          onClick={() => saveFile('plainwire-device.json', 'application/json', exportDevice())}
        >
          {text('device.export')}
        </Button>
        <ImportButton onFile={take} />
        <Button look="outline" onClick={() => void erase()}>
          {text('device.erase')}
        </Button>
      </div>
    </TextDialog>
  )
}
