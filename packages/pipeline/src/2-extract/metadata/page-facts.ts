import { isRobotsMetaName } from '../../reservations/index.ts'
import type { TreeDocument } from '../page-tree/tree-document.ts'
import type { TreeElement } from '../page-tree/tree-node.ts'

/** The maximum number of pictures examined per page. */
const MAX_PICTURES = 20

/**
 * The maximum number of meta elements about reserved rights that are read, for each kind; a page usually has
 * one or two.
 */
const MAX_RESERVATIONS = 20

/** The data of a page other than its text, found in one traversal. */
export interface RawPageMetadata {
  /**
   * The first non-empty content of each meta element, by its property, name or itemprop in lower case; white
   * space is collapsed.
   */
  metas: ReadonlyMap<string, string>
  title: string | undefined
  /** The text of the first top-level heading. */
  heading: string | undefined
  canonical: string | undefined
  author: string | undefined
  /** The first machine-readable time on the page. */
  time: string | undefined
  /** The contents of the robots meta elements, in which publishers reserve rights. */
  robots: string[]
  /** The names and contents of meta elements about text and data mining. */
  mining: [name: string, content: string][]
  /** Image elements of the article, in page order. */
  pictures: TreeElement[]
}

/** Which kinds of ancestors an element has. */
interface Around {
  article: boolean
  main: boolean
  figure: boolean
  picture: boolean
  body: boolean
}

const NOWHERE: Around = { article: false, main: false, figure: false, picture: false, body: false }

class FactsReader {
  readonly facts: RawPageMetadata
  readonly #metas = new Map<string, string>()

  constructor() {
    this.facts = {
      metas: this.#metas,
      title: undefined,
      heading: undefined,
      canonical: undefined,
      author: undefined,
      time: undefined,
      robots: [],
      mining: [],
      pictures: [],
    }
  }

  read(element: TreeElement, around: Around): void {
    this.#readElement(element, around)
    const inside = this.#inside(element, around)
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      this.read(child, inside)
    }
  }

  #inside(element: TreeElement, around: Around): Around {
    const name = element.localName
    if (name === 'article' || name === 'main' || name === 'figure' || name === 'picture') {
      return { ...around, [name]: true }
    }
    return element.getAttribute('itemprop') === 'articleBody' ? { ...around, body: true } : around
  }

  #readElement(element: TreeElement, around: Around): void {
    const { facts } = this
    const name = element.localName
    if (name === 'meta') this.#readMeta(element)
    else if (name === 'title') facts.title ??= element.textContent
    else if (name === 'h1') facts.heading ??= element.textContent
    else if (name === 'time') this.#readTime(element)
    else if (name === 'img') this.#readPicture(element, around)
    else if (name === 'link' && element.getAttribute('rel') === 'canonical') {
      facts.canonical ??= element.getAttribute('href') ?? undefined
    }
    if (facts.author === undefined && isAuthor(element)) facts.author = element.textContent
  }

  #readMeta(meta: TreeElement): void {
    const named = meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('itemprop')
    const name = named ?? meta.getAttribute('http-equiv')
    const content = meta.getAttribute('content')?.replace(/\s+/g, ' ').trim()
    const key = name?.toLowerCase()
    if (!key || !content) return
    this.#readReservation(key, content)
    if (!this.#metas.has(key)) this.#metas.set(key, content)
  }

  #readReservation(name: string, content: string): void {
    const { robots, mining } = this.facts
    if (robots.length < MAX_RESERVATIONS && isRobotsMetaName(name)) robots.push(content)
    if (mining.length < MAX_RESERVATIONS && name.includes('tdm')) mining.push([name, content])
  }

  #readTime(time: TreeElement): void {
    this.facts.time ??= time.getAttribute('datetime') ?? undefined
  }

  #readPicture(image: TreeElement, { article, main, figure, picture, body }: Around): void {
    const isOfArticle = body || (figure && (article || main)) || (picture && article)
    if (isOfArticle && this.facts.pictures.length < MAX_PICTURES) this.facts.pictures.push(image)
  }
}

function isAuthor(element: TreeElement): boolean {
  return element.getAttribute('rel') === 'author' || element.getAttribute('itemprop') === 'author'
}

/** Collects the data of a page other than its text. */
export function collectRawPageMetadata(document: TreeDocument): RawPageMetadata {
  const reader = new FactsReader()
  reader.read(document.documentElement, NOWHERE)
  return reader.facts
}
