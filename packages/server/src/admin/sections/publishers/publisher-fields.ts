import { PUBLISHER_KINDS } from '@plainwire/domain/feed'
import type { MarkupTemplateValue } from '@plainwire/domain/markup'
import type { PublisherFacts } from '@plainwire/domain/newsroom'
import { readTextField } from '../../admin-form.ts'
import { renderCheckBox, renderSelectField, renderTextField } from '../../admin-parts.ts'
import type { AdminPageRequest } from '../../admin-section.ts'
import { SECTION_TEXTS } from '../../texts/section-texts.ts'

/**
 * Renders form fields for the facts about a publisher (name, owner, town and so on), with their current values.
 */
export function renderPublisherFactFields(
  view: AdminPageRequest,
  now: Partial<PublisherFacts> = {},
): MarkupTemplateValue[] {
  const texts = SECTION_TEXTS[view.language]
  const text = (label: string, name: keyof PublisherFacts, more: Record<string, string>, hint?: string) =>
    renderTextField(label, { name, value: String(now[name] ?? ''), ...more }, hint)
  const twoLetters = { required: '', maxlength: '2' }
  return [
    text(texts.name, 'name', { required: '' }),
    text(texts.homepage, 'homepage', { required: '', type: 'url' }),
    text(texts.owner, 'owner', { required: '' }, texts.ownerNote),
    text(texts.country, 'country', twoLetters, texts.countryNote),
    text(texts.publisherLanguage, 'language', twoLetters),
    renderSelectField(
      texts.kind,
      'kind',
      PUBLISHER_KINDS.map((kind) => [kind, KINDS[view.language][kind]] as const),
      now.kind ?? 'online',
    ),
    text(texts.city, 'city', {}, texts.cityNote),
    renderCheckBox(texts.paywall, { name: 'paywall' }, now.paywall),
    renderCheckBox(texts.major, { name: 'major' }, now.major),
  ]
}

const KINDS = {
  en: {
    newspaper: 'newspaper',
    broadcaster: 'broadcaster',
    public: 'public broadcaster',
    agency: 'news agency',
    magazine: 'magazine',
    online: 'online',
    local: 'local',
  },
  nl: {
    newspaper: 'krant',
    broadcaster: 'omroep',
    public: 'publieke omroep',
    agency: 'persbureau',
    magazine: 'tijdschrift',
    online: 'online',
    local: 'lokaal',
  },
} as const

/**
 * Returns the facts about a publisher in a submitted form, without validating them. An empty town is left out.
 */
export function readPublisherFields(fields: FormData): Record<string, unknown> {
  const text = (name: string) => readTextField(fields, name)
  const [name, homepage, owner, kind, city] = ['name', 'homepage', 'owner', 'kind', 'city'].map(text)
  return {
    ...{ name, homepage, owner, kind },
    country: text('country').toUpperCase(),
    language: text('language').toLowerCase(),
    ...(city !== '' && { city }),
    paywall: fields.has('paywall'),
    major: fields.has('major'),
  }
}
