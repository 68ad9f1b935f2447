import { buildSectionPath } from '@plainwire/domain/addresses'
import type { Category } from '@plainwire/domain/category'
import type { ReactNode } from 'react'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import type { LegalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'

const FOOTER_CATEGORIES: readonly Category[] = ['world', 'politics', 'science', 'environment']
const LINK = 'inline-flex items-center text-14 target text-ink-soft hover:text-ink hover:underline'
const SMALL_LINK = 'inline-flex items-center target hover:text-ink hover:underline'

function LegalLink({ page }: { page: Exclude<LegalPage, 'portal'> }) {
  const text = useTexts()
  return (
    <li>
      <AppLink to={`/${page}`} opensDialog className={LINK}>
        {text(`footer.${page}`)}
      </AppLink>
    </li>
  )
}

interface FooterProps {
  contactEmail: string
  /** The age of the edition. */
  editionAge: ReactNode
}

/** The footer of every page. */
export function Footer({ contactEmail, editionAge }: FooterProps) {
  const text = useTexts()
  const { open } = useDialogStack()
  const year = useNow().getUTCFullYear()
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page grid gap-8 py-10 md:grid-cols-[1fr_auto_auto] md:gap-16">
        <div className="grid grid-cols-1 content-start gap-2">
          <span className="font-serif text-22 font-bold tracking-tight">{text('app.brand')}</span>
          <p className="max-w-[40ch] text-14 text-ink-soft">{text('footer.tagline')}</p>
        </div>
        <nav aria-label={text('footer.categories')}>
          <h2 className="text-14 font-semibold">{text('footer.categories')}</h2>
          <ul>
            {FOOTER_CATEGORIES.map((category) => (
              <li key={category}>
                <AppLink to={buildSectionPath(category)} className={LINK}>
                  {text(`section.${category}`)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={text('footer.company')}>
          <h2 className="text-14 font-semibold">{text('footer.company')}</h2>
          <ul>
            <LegalLink page="about" />
            <li>
              <a href={`mailto:${contactEmail}`} className={LINK}>
                {text('footer.contact')}
              </a>
            </li>
            <LegalLink page="privacy" />
            <LegalLink page="terms" />
          </ul>
        </nav>
        <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-12 text-ink-soft md:col-span-3">
          <span>{text('footer.copyright', { year })}</span>
          <AppLink to="/quality" opensDialog className={SMALL_LINK}>
            {text('footer.quality')}
          </AppLink>
          <AppLink to="/gaps" opensDialog className={SMALL_LINK}>
            {text('gaps.title')}
          </AppLink>
          <AppLink to="/corrections" opensDialog className={SMALL_LINK}>
            {text('corrections.title')}
          </AppLink>
          <a
            href={text.language === 'en' ? '/status' : `/status?lang=${text.language}`}
            className={SMALL_LINK}
          >
            {text('footer.status')}
          </a>
          <Button look="plain" className={SMALL_LINK} onClick={() => open({ name: 'settings' })}>
            {text('settings.title')}
          </Button>
          {editionAge}
        </p>
      </div>
    </footer>
  )
}
