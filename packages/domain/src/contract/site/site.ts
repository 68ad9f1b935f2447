import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { News, TranslationFile } from '../edition/news.ts'
import { Cities, PublicConfig } from './config.ts'

/** A locale, as in the name of a translation file. */
const Locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/)

export const getNews = {
  ...ROUTES.getNews,
  summary: 'The edition: every story with its sources, scores and translations.',
  answer: News,
  errors: ['UNAVAILABLE'],
} as const satisfies Call

export const getTranslations = {
  ...ROUTES.getTranslations,
  summary: 'The texts of the edition in one language.',
  params: z.object({ locale: Locale }),
  answer: TranslationFile,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
} as const satisfies Call

/** The languages that stories are available in, by their key in news.json. */
export const getLocales = {
  ...ROUTES.getLocales,
  summary: 'The languages of this installation, with the countries that read them by default.',
  answer: z.record(
    Locale,
    z.object({ name: z.string(), display_name: z.string(), countries: z.array(z.string()) }),
  ),
  errors: [],
} as const satisfies Call

export const getCities = {
  ...ROUTES.getCities,
  summary: 'Towns of 15,000 people and more, for choosing a place.',
  answer: Cities,
  errors: [],
} as const satisfies Call

export const getConfig = {
  ...ROUTES.getConfig,
  summary: 'What this installation has switched on.',
  answer: PublicConfig,
  errors: [],
} as const satisfies Call

export const Health = z.object({ status: z.literal('ok') })
export const getHealth = {
  ...ROUTES.getHealth,
  summary: 'Whether the process is alive.',
  answer: Health,
  errors: [],
} as const satisfies Call

export const Readiness = z.object({ status: z.literal('ready'), edition: z.number().int().positive() })
export const getReadiness = {
  ...ROUTES.getReadiness,
  summary: 'Whether readers can be sent here: an edition is loaded and the process is not stopping.',
  answer: Readiness,
  errors: ['UNAVAILABLE'],
} as const satisfies Call
