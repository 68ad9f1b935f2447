import { type ElementStyle, NO_STYLE, parseElementStyle } from './element-style.ts'

/** An attribute, in the form in which Readability copies it from element to element. */
export interface ElementAttribute {
  readonly name: string
  readonly value: string
  cloneNode(): ElementAttribute
}

function attribute(name: string, value: string): ElementAttribute {
  const made: ElementAttribute = { name, value, cloneNode: () => made }
  return made
}

/** The attributes of an element, with the properties of the DOM that mirror some of them. */
export class ElementAttributes {
  /** Never changed in place, because copies of an element share it. */
  protected attributeValues: Readonly<Record<string, string>>

  constructor(attributes: Readonly<Record<string, string>>) {
    this.attributeValues = attributes
  }

  getAttribute(name: string): string | null {
    return Object.hasOwn(this.attributeValues, name) ? (this.attributeValues[name] ?? null) : null
  }

  hasAttribute(name: string): boolean {
    return Object.hasOwn(this.attributeValues, name)
  }

  setAttribute(name: string, value: string): void {
    this.attributeValues = { ...this.attributeValues, [name]: String(value) }
  }

  removeAttribute(name: string): void {
    if (!this.hasAttribute(name)) return
    const { [name]: _removed, ...others } = this.attributeValues
    this.attributeValues = others
  }

  get attributes(): ElementAttribute[] {
    return Object.entries(this.attributeValues).map(([name, value]) => attribute(name, value))
  }

  setAttributeNode({ name, value }: ElementAttribute): void {
    this.setAttribute(name, value)
  }

  get className(): string {
    return this.getAttribute('class') ?? ''
  }

  set className(names: string) {
    this.setAttribute('class', names)
  }

  get id(): string {
    return this.getAttribute('id') ?? ''
  }

  set id(id: string) {
    this.setAttribute('id', id)
  }

  get src(): string {
    return this.getAttribute('src') ?? ''
  }

  get srcset(): string {
    return this.getAttribute('srcset') ?? ''
  }

  get style(): ElementStyle {
    const source = this.getAttribute('style')
    return source ? parseElementStyle(source) : NO_STYLE
  }
}
