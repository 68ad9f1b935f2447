import { type ChangeEvent, useRef, useState } from 'react'
import { disablePush } from '../../device/push/push-device.ts'
import { reloadDeviceData } from '../../device/storage/restore-device.ts'
import { announce } from '../../lib/access/announcements.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { eraseCaches } from '../../lib/offline/device-caches.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'
import {
  deleteDeviceData,
  exportDeviceData,
  importDeviceData,
  readStoredItems,
  type StoredItem,
} from '../../lib/storage/device-file.ts'
import { triggerFileDownload } from '../../lib/storage/save-file.ts'
import type { StorageKey } from '../../lib/storage/storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { OfflineCacheList } from './offline-cache-list.tsx'
import {
  listPersistedSessionKeys,
  PersistedSessionEntry,
  signOutIfSignedIn,
} from './persisted-session-entry.tsx'

function Item({ item, onForget }: { item: StoredItem; onForget: (key: StorageKey) => void }) {
  const text = useTexts()
  const name = text(`device.${item.key.replace('plainwire.', '') as DeviceName}`)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2.5">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer py-2.5">{name}</summary>
        <pre className="max-h-48 overflow-auto rounded-md bg-hush p-3 text-12 break-all whitespace-pre-wrap">
          {JSON.stringify(item.value, undefined, 2)}
        </pre>
      </details>
      <Button look="quiet" onClick={() => onForget(item.key)}>
        {text('device.forget')}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

type DeviceName = StorageKey extends `plainwire.${infer Name}` ? Name : never

function useDevice() {
  const text = useTexts()
  const [items, setItems] = useState(readStoredItems)
  const [erasures, setErasures] = useState(0)
  const refresh = (message: string) => {
    reloadDeviceData()
    setItems(readStoredItems())
    announce(message)
  }
  return {
    items,
    erasures,
    forget: (key: StorageKey) => {
      if (key === 'plainwire.push') void disablePush(browserNetworkDependencies)
      deleteDeviceData([key])
      refresh(text('device.forgotten'))
    },
    end: async () => {
      await signOutIfSignedIn()
      refresh(text('device.forgotten'))
    },
    erase: async () => {
      await signOutIfSignedIn()
      void disablePush(browserNetworkDependencies)
      deleteDeviceData()
      await eraseCaches()
      setErasures((before) => before + 1)
      refresh(text('device.erased'))
      showToast(text('device.erased'))
    },
    importFile: (file: string) => {
      if (importDeviceData(file)) {
        refresh(text('device.imported'))
        showToast(text('device.imported'))
      } else showToast(text('device.import.failed'), 'error')
    },
  }
}

/** A button that opens the file chooser and passes on the content of the chosen file. */
function ImportButton({ onFile }: { onFile: (file: string) => void }) {
  const text = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
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
        onChange={(event) => void readFile(event)}
      />
      <Button look="outline" onClick={() => input.current?.click()}>
        {text('device.import')}
      </Button>
    </>
  )
}

/** The dialog that shows all data stored only on this device, and exports, imports or deletes it. */
export function DeviceDataDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { items, erasures, forget, end, erase, importFile } = useDevice()
  const isSignedIn = listPersistedSessionKeys().length > 0
  return (
    <TextDialog title={text('device.title')} onClose={onClose}>
      <p className="text-ink-soft">{text('device.explained')}</p>
      {items.length === 0 && !isSignedIn ? (
        <p>{text('device.empty')}</p>
      ) : (
        <ul>
          {isSignedIn && <PersistedSessionEntry onEnd={() => void end()} />}
          {items.map((item) => (
            <Item key={item.key} item={item} onForget={forget} />
          ))}
        </ul>
      )}
      <OfflineCacheList key={erasures} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          onClick={() => triggerFileDownload('plainwire-device.json', 'application/json', exportDeviceData())}
        >
          {text('device.export')}
        </Button>
        <ImportButton onFile={importFile} />
        <Button look="outline" onClick={() => void erase()}>
          {text('device.erase')}
        </Button>
      </div>
    </TextDialog>
  )
}
