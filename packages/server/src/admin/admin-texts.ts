import type { Language } from '@plainwire/domain/language'

/** The texts on every page for operators. */
export const ADMIN_TEXTS = {
  en: {
    title: 'Newsroom',
    other: 'Nederlands',
    home: 'To Plainwire',
    sections: 'Sections',
    leave: 'Leave',
    who: 'You are here as',
    closedTitle: 'Sign in as an operator',
    closed:
      'Operators get here from their account, or with a link that “npx plainwire admin-link” prints on the server.',
    enterTitle: 'Enter the newsroom',
    enter: 'This link lets you in once.',
    enterButton: 'Enter',
    notSent: 'Nothing was changed: the form didn’t come from this page, or you have been away for too long.',
    unavailable: 'The database can’t be reached. Try again in a moment.',
  },
  nl: {
    title: 'Redactie',
    other: 'English',
    home: 'Naar Plainwire',
    sections: 'Onderdelen',
    leave: 'Weggaan',
    who: 'Je bent hier als',
    closedTitle: 'Meld je aan als beheerder',
    closed:
      'Beheerders komen hier via hun account, of met een link die ‘npx plainwire admin-link’ op de server toont.',
    enterTitle: 'Naar de redactie',
    enter: 'Met deze link kom je één keer binnen.',
    enterButton: 'Naar binnen',
    notSent:
      'Er is niets veranderd: het formulier kwam niet van deze pagina, of je bent te lang weg geweest.',
    unavailable: 'De database is niet bereikbaar. Probeer het zo weer.',
  },
} as const satisfies Record<Language, Record<string, string>>
