import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { NewsEdition, TranslationFile } from '../edition/news.ts'
import { Cities, PublicConfig } from './config.ts'

/** A locale such as 'nl-NL', as in the names of translation files. */
const Locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/)

export const getNewsEndpoint = {
  ...ROUTES.getNews,
  summary: 'Returns the edition: every story with its sources, scores and translations.',
  answer: NewsEdition,
  errors: ['UNAVAILABLE'],
} as const satisfies Call

export const getTranslationsEndpoint = {
  ...ROUTES.getTranslations,
  summary: 'Returns the texts of the edition in one language.',
  params: z.object({ locale: Locale }),
  answer: TranslationFile,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
} as const satisfies Call

/** The languages that stories are available in, by the locale that news.json uses for them ('nl-NL'). */
export const getLocalesEndpoint = {
  ...ROUTES.getLocales,
  summary: 'Returns the languages of this installation, with the countries in which each is the default.',
  answer: z.record(
    Locale,
    z.object({ name: z.string(), display_name: z.string(), countries: z.array(z.string()) }),
  ),
  errors: [],
} as const satisfies Call

export const getCitiesEndpoint = {
  ...ROUTES.getCities,
  summary: 'Returns towns with at least 15,000 inhabitants, for choosing a place.',
  answer: Cities,
  errors: [],
} as const satisfies Call

export const getConfigEndpoint = {
  ...ROUTES.getConfig,
  summary: 'Returns the features that are on in this installation.',
  answer: PublicConfig,
  errors: [],
} as const satisfies Call

const Health = z.object({ status: z.literal('ok') })
export const getHealthEndpoint = {
  ...ROUTES.getHealth,
  summary: 'Reports whether the process is alive.',
  answer: Health,
  errors: [],
} as const satisfies Call

const Readiness = z.object({ status: z.literal('ready'), edition: z.number().int().positive() })
export const getReadinessEndpoint = {
  ...ROUTES.getReadiness,
  summary: 'Reports whether the process can serve readers: an edition is loaded and it isn’t stopping.',
  answer: Readiness,
  errors: ['UNAVAILABLE'],
} as const satisfies Call
