import { Suspense, useEffect, useRef } from 'react'
import { useReader } from '../../account/session/account.ts'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { createLazyComponent } from '../../lib/lazy-part.ts'

const UserMenu = createLazyComponent(() =>
  import('../../features/profile/user-menu.tsx').then((part) => part.UserMenu),
)

/**
 * The Sign In button, or the menu of a signed-in reader. Both take the same space, so that nothing moves when
 * a session is restored.
 */
export function SignInOrUserMenu() {
  const corner = useRef<HTMLDivElement>(null)
  const isSignedIn = useReader() !== undefined
  const wasSignedIn = useRef(isSignedIn)
  useEffect(() => {
    const hasSignedOut = wasSignedIn.current && !isSignedIn
    wasSignedIn.current = isSignedIn
    // Signing out has removed the menu, and the focus with it; the Sign In button gets the focus instead.
    if (hasSignedOut && document.activeElement === document.body)
      corner.current?.querySelector('button')?.focus()
  }, [isSignedIn])
  return (
    <div ref={corner} className="relative">
      <div className={isSignedIn ? 'invisible' : undefined}>
        <SignInButton />
      </div>
      {isSignedIn && (
        <div className="absolute inset-0 flex items-center justify-center">
          <Suspense fallback={null}>
            <UserMenu />
          </Suspense>
        </div>
      )}
    </div>
  )
}
