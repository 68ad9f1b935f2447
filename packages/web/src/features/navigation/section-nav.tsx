import { MAIN_SECTIONS, MORE_MENU_SECTIONS, type Section } from '@plainwire/domain/category'
import { ChevronDown } from 'lucide-react'
import type { PersonalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Popup } from '../../ui/popup.tsx'
import { SectionLink } from './section-link.tsx'

const ITEM =
  'relative inline-flex items-center justify-center text-16 font-medium target text-ink-soft hover:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 aria-[current=page]:text-ink aria-[current=page]:after:bg-ink aria-[current=page]:forced-colors:underline'

function MoreSections({ current }: { current: Section | PersonalPage }) {
  const text = useTexts()
  const chosen = MORE_MENU_SECTIONS.find((section) => section === current)
  return (
    <Popup
      align="start"
      look="plain"
      className={`${ITEM} gap-1 ${chosen ? 'text-ink after:bg-ink forced-colors:underline' : ''}`}
      button={
        <>
          {text(chosen ? `section.${chosen}` : 'navigation.more')}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
      {...(chosen && { label: `${text('navigation.more.sections')}: ${text(`section.${chosen}`)}` })}
    >
      {(close) => (
        <div className="w-52">
          <ul aria-label={text('navigation.more.sections')}>
            {MORE_MENU_SECTIONS.map((section) => (
              <li key={section}>
                <SectionLink
                  section={section}
                  isCurrent={section === current}
                  className="flex items-center rounded-sm px-3 text-16 target hover:bg-hush aria-[current=page]:font-semibold"
                  onClick={close}
                />
              </li>
            ))}
          </ul>
          <AppLink
            to="/gaps"
            opensDialog
            className="mt-1 flex items-center border-t border-line px-3 text-16 target hover:bg-hush"
            onClick={close}
          >
            {text('gaps.title')}
          </AppLink>
        </div>
      )}
    </Popup>
  )
}

/**
 * The section navigation of wide screens: five sections in a row, and the remaining sections in the menu
 * 'More'.
 */
export function SectionNav({ current }: { current: Section | PersonalPage }) {
  const text = useTexts()
  return (
    <nav aria-label={text('navigation.sections')}>
      <ul className="flex items-stretch gap-6">
        {MAIN_SECTIONS.map((section) => (
          <li key={section} className="flex">
            <SectionLink section={section} isCurrent={section === current} className={ITEM} />
          </li>
        ))}
        <li className="flex">
          <MoreSections current={current} />
        </li>
      </ul>
    </nav>
  )
}
