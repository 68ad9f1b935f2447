import { EmailSettings } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { type Markup, markup, renderAttributes } from '@plainwire/domain/markup'

type Switch = keyof EmailSettings
const SWITCHES = EmailSettings.keyof().options

const TEXTS = {
  en: {
    title: 'Mails from Plainwire',
    stopped: { true: 'You won’t get these mails any more: ', false: 'You get these mails: ' },
    saved: 'Saved.',
    stop: 'Stop these mails',
    choose: 'Choose which mails you get',
    save: 'Save',
    foot: 'Codes for signing in are sent whenever somebody asks for one.',
    gone: 'This link no longer works.',
    goneText: 'Nothing was changed. You can choose your mails in the settings of your account.',
    home: 'To Plainwire',
    switches: {
      weeklyDigest: 'Weekly digest',
      dailyDigest: 'Daily personalized digest (with Premium)',
      breakingNews: 'Breaking news',
      productUpdates: 'Newsletter and product updates',
    },
  },
  nl: {
    title: 'Mails van Plainwire',
    stopped: { true: 'Je krijgt deze mails niet meer: ', false: 'Je krijgt deze mails: ' },
    saved: 'Bewaard.',
    stop: 'Stop deze mails',
    choose: 'Kies welke mails je krijgt',
    save: 'Bewaar',
    foot: 'Codes om in te loggen worden altijd gestuurd als iemand erom vraagt.',
    gone: 'Deze link werkt niet meer.',
    goneText: 'Er is niets veranderd. Je kiest je mails in de instellingen van je account.',
    home: 'Naar Plainwire',
    switches: {
      weeklyDigest: 'Weekoverzicht',
      dailyDigest: 'Dagelijks persoonlijk overzicht (met Premium)',
      breakingNews: 'Belangrijk nieuws',
      productUpdates: 'Nieuwsbrief en nieuws over Plainwire',
    },
  },
} as const satisfies Record<Language, object>

export const MAIL_PAGE_STYLE_PATH = '/digest/style.css'
export const MAIL_PAGE_STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #12161b); color: light-dark(#161b22, #edece8); }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 700 1.75rem/1.25 Georgia, serif; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
a { color: inherit; }
label { display: flex; gap: 0.75rem; align-items: center; min-height: 44px; }
input { width: 1.25rem; height: 1.25rem; flex: none; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0.5rem 1.25rem; border-radius: 6px; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
.first { background: light-dark(#161b22, #edece8); color: light-dark(#fbfaf7, #12161b); }
.note { color: light-dark(#4d545d, #b6bcc4); font-size: 0.9375rem; }
:focus-visible { outline: 3px solid light-dark(#0d5562, #7fc7d6); outline-offset: 2px; }
`

function page(language: Language, ...content: Markup[]): string {
  const { title, home } = TEXTS[language]
  const head = markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${MAIL_PAGE_STYLE_PATH}">
</head>`
  const body = markup`<body><main>${content}<p><a href="/">${home}</a></p></main></body>`
  return markup`<!doctype html><html lang="${language}">${head}${body}</html>`.text
}

function switchLine(language: Language, name: Switch, isOn: boolean): Markup {
  const box = markup`<input type="checkbox" name="${name}" value="on"${renderAttributes(isOn && { checked: '' })}>`
  return markup`<label>${box}${TEXTS[language].switches[name]}</label>`
}

export interface UnsubscribePageContent {
  language: Language
  settings: EmailSettings
  /** The kind of mail that the link unsubscribes from. */
  about: Switch
  /** The address that the page's unsubscribe form is sent to. */
  unsubscribe: string
  choose: string
  isSaved: boolean
}

/**
 * Renders the page behind an unsubscribe link: a button that stops the kind of mail that contained the link,
 * and switches for all kinds. The page works without scripts and without signing in.
 */
export function renderUnsubscribePage({
  language,
  settings,
  about,
  unsubscribe,
  choose,
  isSaved,
}: UnsubscribePageContent): string {
  const texts = TEXTS[language]
  const isOn = settings[about]
  const stop = markup`<form method="post" action="${unsubscribe}"><button class="first" type="submit">${texts.stop}</button></form>`
  const name = markup`<strong>${texts.switches[about]}</strong>`
  return page(
    language,
    markup`<h1>${texts.title}</h1>`,
    ...(isSaved ? [markup`<p role="status">${texts.saved}</p>`] : []),
    markup`<p>${texts.stopped[isOn ? 'false' : 'true']}${name}</p>`,
    ...(isOn ? [stop] : []),
    markup`<h2>${texts.choose}</h2>`,
    markup`<form method="post" action="${choose}">
${SWITCHES.map((one) => switchLine(language, one, settings[one]))}
<button type="submit">${texts.save}</button>
</form>`,
    markup`<p class="note">${texts.foot}</p>`,
  )
}

/** Renders the page behind a link that is invalid or whose reader was deleted. */
export function renderInvalidLinkPage(language: Language): string {
  const { gone, goneText } = TEXTS[language]
  return page(language, markup`<h1>${gone}</h1>`, markup`<p>${goneText}</p>`)
}
