/** Texts of the application that tests look for, in both languages. */
export const APPLICATION_TEXTS = {
  en: {
    query: '',
    latest: 'Latest news',
    sample: 'Sample edition',
    trending: 'Trending',
    sections: 'News sections',
    main: ['Home', 'Local', 'World', 'Politics', 'Science'],
    more: 'More',
    moreSections: ['Business', 'Technology', 'Environment', 'Health', 'Entertainment', 'Sports', 'Crime'],
    gaps: 'Coverage gaps',
    footer: [
      ...['World', 'Politics', 'Science', 'Environment'],
      ...[
        'About',
        'Contact',
        'Privacy',
        'Terms',
        'Quality figures',
        'Coverage gaps',
        'Corrections',
        'Status',
      ],
    ],
    language: 'Language: English',
    location: 'Choose a location',
    close: 'Close',
    sources: 'Sources',
  },
  nl: {
    query: '?lang=nl',
    latest: 'Het laatste nieuws',
    sample: 'Voorbeeldeditie',
    trending: 'Veel in het nieuws',
    sections: 'Nieuwsrubrieken',
    main: ['Voorpagina', 'Lokaal', 'Wereld', 'Politiek', 'Wetenschap'],
    more: 'Meer',
    moreSections: ['Economie', 'Technologie', 'Milieu', 'Gezondheid', 'Cultuur', 'Sport', 'Misdaad'],
    gaps: 'Blinde vlekken',
    footer: [
      ...['Wereld', 'Politiek', 'Wetenschap', 'Milieu'],
      ...[
        'Over ons',
        'Contact',
        'Privacy',
        'Voorwaarden',
        'Kwaliteitscijfers',
        'Blinde vlekken',
        'Correcties',
        'Status',
      ],
    ],
    language: 'Taal: Nederlands',
    location: 'Kies een locatie',
    close: 'Sluiten',
    sources: 'Bronnen',
  },
} as const

export const LANGUAGES = ['en', 'nl'] as const
export const VIEWPORT_WIDTHS = [360, 768, 1280] as const

/** Today's date as in the masthead, for example 'Friday 20 November 2026'. */
export function formatToday(language: (typeof LANGUAGES)[number]): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', style)
    .format(new Date())
    .replace(',', '')
}
