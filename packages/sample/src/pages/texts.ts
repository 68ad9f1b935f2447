/** The English texts around an article, such as labels. */
const EN = {
  by: 'By',
  published: 'Published',
  updated: 'Updated',
  picture: 'Picture',
  source: 'Source',
  correction: 'Correction',
  more: 'More from',
  mostRead: 'Latest',
  sections: 'Sections',
  opinion: 'Opinion',
  liveBlog: 'Live',
  notice:
    'This publisher and this event are invented. The page belongs to the sample edition and shows what a source looks like.',
  cookies: 'We use one cookie to remember your choice of region. You can refuse it; the site works the same.',
  footer: 'Subscriptions · Advertise with us · Contact the newsroom · Terms of use · Privacy',
  share: 'Share this article · Save for later · Print',
  newsletter: 'Get our morning letter: five stories at six o’clock, every day but Sunday.',
}
const NL: typeof EN = {
  by: 'Door',
  published: 'Gepubliceerd',
  updated: 'Bijgewerkt',
  picture: 'Foto',
  source: 'Bron',
  correction: 'Correctie',
  more: 'Meer van',
  mostRead: 'Laatste nieuws',
  sections: 'Rubrieken',
  opinion: 'Opinie',
  liveBlog: 'Live',
  notice:
    'Deze uitgever en deze gebeurtenis zijn verzonnen. De pagina hoort bij de voorbeeldeditie en laat zien hoe een bron eruitziet.',
  cookies:
    'We gebruiken één cookie om je regio te onthouden. Je kunt die weigeren; de site werkt dan net zo.',
  footer: 'Abonnementen · Adverteren · Contact met de redactie · Gebruiksvoorwaarden · Privacy',
  share: 'Deel dit artikel · Bewaar voor later · Print',
  newsletter: 'Onze ochtendbrief: vijf verhalen om zes uur, elke dag behalve zondag.',
}

export type PageTexts = typeof EN

export function selectPageTexts(language: string): PageTexts {
  return language === 'nl' ? NL : EN
}
