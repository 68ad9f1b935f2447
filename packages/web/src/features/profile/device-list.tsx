import { API, type ReaderSession } from '@plainwire/domain/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import { RelativeTime } from '../../edition/labels/relative-time.tsx'
import { showToast } from '../../lib/access/toasts.ts'
import { type Localizer, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

const SKELETON_ROWS = 2
const ROW = 'flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2'

/** The name of a device, such as 'Firefox on Linux'. */
function deviceName({ browser, system }: ReaderSession, text: Localizer): string {
  if (browser && system) return text('account.device', { browser, system })
  return browser ?? system ?? text('account.device.unknown')
}

function Device({ session, onEnd }: { session: ReaderSession; onEnd: () => void }) {
  const text = useTexts()
  const name = deviceName(session, text)
  return (
    <li className={ROW}>
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-ink-soft">
          {session.isCurrent ? (
            text('account.device.this')
          ) : (
            <>
              {text('account.device.used')} <RelativeTime iso={session.lastUsedAt} />
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button look="quiet" aria-label={`${text('account.device.end')} ${name}`} onClick={onEnd}>
          {text('account.device.end')}
        </Button>
      )}
    </li>
  )
}

function Skeleton() {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all rows are identical
    <li key={row} aria-hidden="true" className={ROW}>
      <span className="h-10 w-48 animate-pulse rounded-md bg-hush" />
    </li>
  ))
}

/**
 * The devices on which the reader is signed in, each with a button to sign it out, except for the current
 * device.
 */
export function DeviceList() {
  const text = useTexts()
  const queries = useQueryClient()
  const queryKey = ['sessions']
  const { data: answered, refetch } = useQuery({
    queryKey,
    queryFn: () => callAsReader(API.listSessions),
    staleTime: 0,
    gcTime: 0,
  })
  const end = async ({ id }: ReaderSession) => {
    const ended = await callAsReader(API.endSession, { params: { id } })
    if (ended.ok) showToast(text('account.device.ended'))
    else showToast(text('account.device.end.failed'), 'error')
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <section className="grid gap-2" aria-labelledby="account-devices" aria-busy={!answered}>
      <h2 id="account-devices" className="text-18 font-semibold">
        {text('account.devices')}
      </h2>
      <p className="text-14 text-ink-soft">{text('account.devices.explained')}</p>
      {answered && !answered.ok ? (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          {text('account.devices.failed')}
          <Button look="outline" onClick={() => void refetch()}>
            {text('account.retry')}
          </Button>
        </p>
      ) : (
        <ul>
          {answered ? (
            answered.data.sessions.map((session) => (
              <Device key={session.id} session={session} onEnd={() => void end(session)} />
            ))
          ) : (
            <Skeleton />
          )}
        </ul>
      )}
    </section>
  )
}
