import type {
  ENTRY_REJECTION_REASONS,
  FEED_PROBLEMS,
  FeedStatus,
  SENTENCE_REMOVAL_REASONS,
  SiteStatus,
} from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'

interface StatusTexts {
  title: string
  other: string
  home: string
  json: string
  state: Record<SiteStatus['state'], string>
  isStored: string
  edition: string
  published: (number: string, stories: string) => string
  next: string
  due: string
  sample: string
  feeds: string
  feedStates: Record<FeedStatus['state'], string>
  noFeeds: string
  lastRead: string
  neverRead: string
  failures: (count: string) => string
  nextVisit: string
  others: (count: string) => string
  problems: Record<(typeof FEED_PROBLEMS)[number], string>
  entries: string
  entriesIntro: string
  outcomes: Record<'published' | 'duplicate' | 'rejected', string>
  reasons: Record<(typeof ENTRY_REJECTION_REASONS)[number], string>
  removed: string
  removedIntro: string
  removedCounts: Record<'sentences' | 'stories', string>
  removals: Record<(typeof SENTENCE_REMOVAL_REASONS)[number], string>
  queues: string
  queueStates: Record<'waiting' | 'active' | 'failed', string>
  queueNames: Record<string, string>
  unknown: string
}

/** The texts of the status page. */
export const STATUS_TEXTS = {
  en: {
    title: 'Status',
    other: 'Nederlands',
    home: 'To Plainwire',
    json: 'The same for programs',
    state: {
      ok: 'Everything is up to date.',
      old: 'The edition is old: no new one was published for over an hour and a half.',
      none: 'There is no edition yet.',
    },
    isStored: 'The database can’t be reached. Feeds are shown as they were when the edition was published.',
    edition: 'Edition',
    published: (number, stories) => `Edition ${number}, ${stories} stories, published`,
    next: 'The next is due',
    due: 'The next is published as soon as there is news.',
    sample: 'It is the sample edition: its publishers are fictional.',
    feeds: 'Feeds',
    feedStates: {
      ok: 'working',
      failing: 'failing',
      gone: 'withdrawn by the publisher',
      waiting: 'not read yet',
    },
    noFeeds: 'No feeds are listed.',
    lastRead: 'Last read',
    neverRead: 'Never read so far',
    failures: (count) => `failed visits in a row: ${count}`,
    nextVisit: 'next visit',
    others: (count) => `Working feeds: ${count}`,
    problems: {
      unreachable: 'The publisher’s server doesn’t answer.',
      refused: 'The publisher’s server refuses us.',
      'not-found': 'There is nothing at the feed’s address.',
      gone: 'The publisher has withdrawn the feed.',
      busy: 'The publisher asks us to come less often.',
      'server-error': 'The publisher’s server reports an error of its own.',
      unexpected: 'The publisher’s server gives an answer that is no feed.',
      unreadable: 'What is at the address can’t be read as a feed.',
      empty: 'The feed has no entries.',
    },
    entries: 'Entries of the day before the edition',
    entriesIntro: 'An entry is one line of a publisher’s feed. This is what became of them.',
    outcomes: { published: 'Published', duplicate: 'Duplicates', rejected: 'Not published' },
    reasons: {
      'no-title': 'no title',
      'no-link': 'no link that can be followed',
      'home-page': 'the link leads to a home page',
      file: 'the link leads to a file',
      'too-old': 'too old',
      waiting: 'the page is still to be read',
      'no-report': 'opinion, live blog, guide or promotion only',
      'no-text': 'no text in English or Dutch',
      'not-written': 'writing the story failed',
      'left-out': 'the story was left out of the edition',
      unlisted: 'the publisher is no longer read',
      'left-window': 'the story is no longer current',
      other: 'another reason',
    },
    removed: 'Sentences removed by the checker',
    removedIntro:
      'The checker removes sentences that their sources don’t prove. One sentence can have several problems.',
    removedCounts: { sentences: 'sentences removed', stories: 'stories they were in' },
    removals: {
      number: 'a number',
      name: 'a name',
      date: 'a date',
      negation: 'a denial',
      quotation: 'a quotation',
      source: 'no source says so',
      'sub-headline': 'the sub-headline',
      other: 'another problem',
    },
    queues: 'Queues',
    queueStates: { waiting: 'waiting', active: 'at work', failed: 'failed' },
    queueNames: {
      gather: 'Reading feeds',
      edit: 'Making editions',
      'house-keeping': 'Cleaning up',
      push: 'Breaking news to devices',
      alerts: 'News of followed things',
      mailings: 'Digests',
      write: 'Questions to the model',
      mail: 'Sign-in mails',
    },
    unknown: 'Not known right now.',
  },
  nl: {
    title: 'Status',
    other: 'English',
    home: 'Naar Plainwire',
    json: 'Hetzelfde voor programma’s',
    state: {
      ok: 'Alles is bij.',
      old: 'De editie is oud: er is al meer dan anderhalf uur geen nieuwe verschenen.',
      none: 'Er is nog geen editie.',
    },
    isStored: 'De database is niet bereikbaar. Je ziet de feeds zoals ze waren toen de editie verscheen.',
    edition: 'Editie',
    published: (number, stories) => `Editie ${number}, ${stories} verhalen, verschenen`,
    next: 'De volgende wordt verwacht',
    due: 'De volgende verschijnt zodra er nieuws is.',
    sample: 'Dit is de voorbeeldeditie: de uitgevers zijn verzonnen.',
    feeds: 'Feeds',
    feedStates: {
      ok: 'in orde',
      failing: 'mislukt',
      gone: 'ingetrokken door de uitgever',
      waiting: 'nog niet gelezen',
    },
    noFeeds: 'Er zijn geen feeds.',
    lastRead: 'Laatst gelezen',
    neverRead: 'Nog nooit gelezen',
    failures: (count) => `mislukte bezoeken op rij: ${count}`,
    nextVisit: 'volgend bezoek',
    others: (count) => `Feeds die in orde zijn: ${count}`,
    problems: {
      unreachable: 'De server van de uitgever antwoordt niet.',
      refused: 'De server van de uitgever weigert ons.',
      'not-found': 'Er is niets op het adres van de feed.',
      gone: 'De uitgever heeft de feed ingetrokken.',
      busy: 'De uitgever vraagt ons minder vaak te komen.',
      'server-error': 'De server van de uitgever meldt zelf een fout.',
      unexpected: 'De server van de uitgever geeft een antwoord dat geen feed is.',
      unreadable: 'Wat er op het adres staat, is niet als feed te lezen.',
      empty: 'De feed is leeg.',
    },
    entries: 'Berichten van de dag vóór de editie',
    entriesIntro: 'Een bericht is één regel in de feed van een uitgever. Dit is ermee gebeurd.',
    outcomes: { published: 'Gepubliceerd', duplicate: 'Dubbel', rejected: 'Niet gepubliceerd' },
    reasons: {
      'no-title': 'geen titel',
      'no-link': 'geen link die te volgen is',
      'home-page': 'de link leidt naar een voorpagina',
      file: 'de link leidt naar een bestand',
      'too-old': 'te oud',
      waiting: 'de pagina moet nog worden gelezen',
      'no-report': 'alleen opinie, liveblog, gids of promotie',
      'no-text': 'geen tekst in het Engels of Nederlands',
      'not-written': 'het verhaal schrijven is mislukt',
      'left-out': 'het verhaal is uit de editie gelaten',
      unlisted: 'de uitgever wordt niet meer gelezen',
      'left-window': 'het verhaal is niet actueel meer',
      other: 'een andere reden',
    },
    removed: 'Zinnen die de controle heeft weggehaald',
    removedIntro: 'De controle haalt zinnen weg die de bronnen niet bewijzen. In één zin kan meer mis zijn.',
    removedCounts: { sentences: 'weggehaalde zinnen', stories: 'verhalen waar ze in stonden' },
    removals: {
      number: 'een getal',
      name: 'een naam',
      date: 'een datum',
      negation: 'een ontkenning',
      quotation: 'een citaat',
      source: 'geen bron zegt dit',
      'sub-headline': 'de onderkop',
      other: 'iets anders',
    },
    queues: 'Wachtrijen',
    queueStates: { waiting: 'wachten', active: 'bezig', failed: 'mislukt' },
    queueNames: {
      gather: 'Feeds lezen',
      edit: 'Edities maken',
      'house-keeping': 'Opruimen',
      push: 'Belangrijk nieuws naar apparaten',
      alerts: 'Nieuws over wat gevolgd wordt',
      mailings: 'Overzichten',
      write: 'Vragen aan het model',
      mail: 'Mails om in te loggen',
    },
    unknown: 'Nu niet bekend.',
  },
} as const satisfies Record<Language, StatusTexts>
