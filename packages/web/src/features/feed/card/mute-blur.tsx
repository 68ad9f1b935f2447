import type { Mute } from '@plainwire/domain/reader'
import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMuteName } from '../../../edition/actions/mute-name.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** Blurs a muted story and makes it inert until the reader reveals it. */
export function MuteBlur({ mute, children }: { mute: Pick<Mute, 'kind' | 'text'>; children: ReactNode }) {
  const text = useTexts()
  const [isLifted, setLifted] = useState(false)
  if (isLifted) return children
  return (
    <div className="relative h-full">
      <div inert className="h-full opacity-50 blur-lg select-none">
        {children}
      </div>
      <div className="absolute inset-0 grid content-center justify-items-center gap-3 p-4 text-center">
        <EyeOff size={24} aria-hidden="true" className="text-ink-soft" />
        <p className="text-16 wrap-anywhere">{text('mutes.veil', { muted: formatMuteName(mute, text) })}</p>
        <Button look="outline" className="bg-paper" onClick={() => setLifted(true)}>
          {text('mutes.veil.lift')}
        </Button>
      </div>
    </div>
  )
}
